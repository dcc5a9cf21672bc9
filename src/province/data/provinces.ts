// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.
// 1748 provinces of 76 countries, a line for each country.

/** The countries of the lines in the next two tables. */
export const PROVINCE_COUNTRIES: string =
	'ADAEAMARASAUBBBRBSCACLCNCOCRCUCVEEEGESFMFRGBGTHKHNIDIEINIQIRITJMJPKIKNKPKRKWKYKZMHMPMXMYMZNGNINRNZPAPEPFPGPHPTPWPYRORUSCSOSRSVTHTRTVTWUAUMUSUYVEVIVNZAZW'

/** The names shown, separated by semicolons. */
export const PROVINCE_NAMES: string = `
Canillo;Encamp;La Massana;Ordino;Sant Julià de Lòria;Andorra la Vella;Escaldes-Engordany
Abu Dhabi;Ajman;Dubai;Fujairah;Sharjah;Ras al-Khaimah;Umm al-Quwain
Ararat;Lori;Shirak;Kotayk;Syunik;Tavush;Aragatsotn;Armavir;Gegharkunik;Vayots Dzor;Yerevan
San Luis;La Rioja;Catamarca;Formosa;Tierra del Fuego;Corrientes;Córdoba;Buenos Aires;Ciudad Autónoma de Buenos Aires;Entre Ríos;La Pampa;Mendoza;Río Negro;Santa Fe;Tucumán;Salta;Chaco;Chubut;San Juan;Neuquén;Jujuy;Misiones;Santiago del Estero;Santa Cruz
American Samoa
Tasmania;Victoria;Northern Territory;New South Wales;South Australia;Queensland;Western Australia;Australian Capital Territory
Christ Church;Saint Andrew;Saint George;Saint James;Saint John;Saint Joseph;Saint Lucy;Saint Michael;Saint Peter;Saint Philip;Saint Thomas
Acre;Alagoas;Amazonas;Bahia;Ceará;Espírito Santo;Goiás;Maranhão;Pará;Pernambuco;Piauí;Rondônia;Sergipe;Tocantins;Mato Grosso;Paraná;Roraima;Amapá;São Paulo;Minas Gerais;Paraíba;Rio de Janeiro;Santa Catarina;Rio Grande do Norte;Mato Grosso do Sul;Distrito Federal;Rio Grande do Sul
Abaco;Andros;Eleuthera;Grand Bahama;Bimini;Central Eleuthera;Exuma;Inagua;North Abaco;South Abaco;Acklins;Cat Island;New Providence;Rum Cay;San Salvador;Berry Islands;Crooked Island;East Grand Bahama;Freeport;Hope Town;Long Island;Mayaguana;West Grand Bahama;Black Point;Grand Cay;North Eleuthera;South Andros;South Eleuthera;Moore's Island;Ragged Island;Harbour Island;Spanish Wells;Mangrove Cay;North Andros;Central Abaco;Central Andros
Yukon;Nunavut;Ontario;Alberta;New Brunswick;Northwest Territories;Saskatchewan;Nova Scotia;Prince Edward Island;Quebec;Manitoba;British Columbia;Newfoundland and Labrador
Aysén;O'Higgins;Ñuble;Santiago;Antofagasta;Araucanía;Atacama;Biobío;Coquimbo;Magallanes;Tarapacá;Los Lagos;Los Ríos;Maule;Arica y Parinacota;Valparaíso
Macau;Hebei;Shanghai;Anhui;Fujian;Hubei;Hainan;Hunan;Jilin;Sichuan;Xizang;Yunnan;Beijing;Gansu;Guizhou;Henan;Heilongjiang;Taiwan;Xinjiang;Zhejiang;Hong Kong;Liaoning;Ningxia;Qinghai;Shandong;Shaanxi;Shanxi;Tianjin;Chongqing;Guangdong;Guangxi;Jiangsu;Jiangxi;Inner Mongolia
Córdoba;Bogotá;Amazonas;Antioquia;Arauca;Atlántico;Bolívar;Boyacá;Caldas;Caquetá;Casanare;Cauca;Cesar;Chocó;Cundinamarca;Guainía;Huila;La Guajira;Magdalena;Meta;Nariño;Putumayo;Quindío;Risaralda;Santander;Sucre;Tolima;Vaupés;Guaviare;Vichada;Valle del Cauca;San Andrés & Providencia;Norte de Santander
Alajuela;Cartago;Guanacaste;Heredia;Limón;Puntarenas;San José
Pinar del Río;Havana;Matanzas;Villa Clara;Cienfuegos;Sancti Spíritus;Ciego de Ávila;Camagüey;Las Tunas;Holguín;Granma;Santiago de Cuba;Guantánamo;Artemisa;Mayabeque;Isla de la Juventud
Fogo;Santiago;Santo Antão;São Nicolau;Brava;Maio;Sal;Boa Vista;São Vicente
Harju;Hiiu;Ida-Virumaa;Jõgevamaa;Järvamaa;Läänemaa;Lääne-Virumaa;Põlvamaa;Pärnumaa;Raplamaa;Saare;Tartumaa;Valgamaa;Viljandi;Võrumaa
Red Sea;South Sinai;Qalyubia;Qena;New Valley;Cairo;Gharbia;Ismailia;Alexandria;Suez;Aswan;Asyut;Beheira;Dakahlia;Giza;Luxor;Minya;Matrouh;Beni Suef;Monufia;Sohag;Kafr el-Sheikh;Port Said;Faiyum;Damietta;Al Sharqia;North Sinai
Ávila;Vizcaya;Cádiz;Las Palmas;Asturias;Balears;Cantabria;Guipúzcoa;Álava;Alicante;Barcelona;Huelva;Jaén;Lleida;Madrid;Palencia;Tarragona;Valencia;Zaragoza;Almería;Badajoz;Burgos;Ceuta;Cuenca;Girona;Granada;Guadalajara;Huesca;León;Lugo;Murcia;Navarra;Pontevedra;Salamanca;Sevilla;Soria;Teruel;Toledo;Valladolid;Zamora;Albacete;Cáceres;Castellón;Melilla;Ourense;Segovia;Málaga;Córdoba;La Rioja;Ciudad Real;A Coruña;Santa Cruz de Tenerife
Micronesia;Chuuk;Yap;Kosrae;Pohnpei
Corse;Guadeloupe;Martinique;Guyane (française);La Réunion;Mayotte;Auvergne-Rhône-Alpes;Burgundy-Franche-Comté;Bretagne;Centre-Val de Loire;Grand-Est;Hauts-de-France;Île-de-France;Nouvelle-Aquitaine;Normandie;Occitanie;Provence-Alpes-Côte d'Azur;Pays-de-la-Loire
British Forces;England;Scotland;Wales;Northern Ireland
Guatemala;El Progreso;Sacatepéquez;Chimaltenango;Escuintla;Santa Rosa;Sololá;Totonicapán;Quetzaltenango;Suchitepéquez;Retalhuleu;San Marcos;Huehuetenango;Quiché;Baja Verapaz;Alta Verapaz;Petén;Izabal;Zacapa;Chiquimula;Jalapa;Jutiapa
Kowloon;New Territories;Hong Kong Island
Bay Islands;Atlántida;Choluteca;Intibucá;Lempira;Ocotepeque;Olancho;Valle;Yoro;Colón;Comayagua;Copán;Cortés;El Paraíso;La Paz;Santa Bárbara;Gracias a Dios;Francisco Morazán
West Java;East Java;Central Java;West Kalimantan;Riau Islands;South Kalimantan;North Kalimantan;West Nusa Tenggara;West Papua;Southwest Papua;Highland Papua;South Papua;Central Papua;West Sumatra;Southeast Sulawesi;South Sulawesi;West Sulawesi;Central Sulawesi;Aceh;Bali;Bengkulu;Gorontalo;Jambi;Lampung;Maluku;Papua;Riau;Yogyakarta;Jakarta;Banten;South Sumatra;Bangka Belitung;East Kalimantan;East Nusa Tenggara;North Sumatra;North Maluku;North Sulawesi;Central Kalimantan
Dublin;Galway;Cork;Monaghan;Wexford;Kilkenny;Mayo;Clare;Cavan;Kerry;Louth;Laois;Meath;Sligo;Carlow;Offaly;Donegal;Kildare;Leitrim;Tipperary;Wicklow;Longford;Limerick;Roscommon;Waterford;Westmeath
Telangana;Andaman and Nicobar Islands;Arunachal Pradesh;Assam;Chandigarh;Jharkhand;Karnataka;Ladakh;Odisha;Tripura;Delhi;Goa;Gujarat;Haryana;Maharashtra;Manipur;Mizoram;Rajasthan;Sikkim;Bihar;Kerala;Nagaland;West Bengal;Meghalaya;Punjab;Tamil Nadu;Uttar Pradesh;Andhra Pradesh;Lakshadweep;Madhya Pradesh;Uttarakhand;Chhattisgarh;Himachal Pradesh;Jammu and Kashmir;Puducherry;Dadra and Nagar Haveli and Daman and Diu
Erbil;Dohuk;Halabja;Basra;Diyala;Karbala;Kirkuk;Maysan;Najaf;Nineveh;Sulaymaniyah;Wasit;Babylon;Baghdad;Kurdistan;Al Anbar;Dhi Qar;Saladin;Al Muthanna;Al-Qādisiyyah
Markazi;Gilan;Mazandaran;East Azerbaijan;West Azerbaijan;Kermanshah;Khuzestan;Fars;Kerman;Razavi Khorasan;Isfahan;Sistan and Baluchestan;Kurdistan;Hamadan;Chaharmahal and Bakhtiari;Lorestan;Ilam;Kohgiluyeh and Boyer-Ahmad;Bushehr;Zanjan;Semnan;Yazd;Hormozgan;Tehran;Ardabil;Qom;Qazvin;Golestan;North Khorasan;South Khorasan;Alborz
Crotone;Medio Campidano;Agrigento;Alessandria;Ancona;Aosta;Arezzo;Avellino;Bari;Biella;Bologna;Brindisi;Cagliari;Chieti;Como;Cremona;Enna;Ferrara;Firenze;Frosinone;Genova;Gorizia;Grosseto;Imperia;Isernia;Lecce;Livorno;Lodi;Lucca;Messina;Milano;Modena;Napoli;Novara;Nuoro;Ogliastra;Oristano;Palermo;Pescara;Pisa;Ravenna;Reggio Emilia;Rieti;Rovigo;Salerno;Siena;Sondrio;Sud Sardegna;Taranto;Teramo;Torino;Udine;Varese;Venezia;Vicenza;Asti;Belluno;Benevento;Caltanissetta;Cuneo;Cosenza;Catania;Foggia;Lecco;Latina;Macerata;Mantova;Massa-Carrara;Matera;Padova;Parma;Pavia;Ragusa;Roma;Siracusa;Sassari;Savona;Terni;Verona;Viterbo;Bergamo;Brescia;Bolzano;Caserta;Fermo;Piacenza;Pistoia;Trento;Trapani;Treviso;Verbano-Cusio-Ossola;Vercelli;Perugia;Prato;Rimini;Trieste;Vibo Valentia;Barletta-Andria-Trani;Campobasso;Catanzaro;Forlì-Cesena;Pordenone;Potenza;Ascoli Piceno;Monza e Brianza;Reggio Calabria;Pesaro e Urbino;L'Aquila;La Spezia;Gallura Nord-Est Sardegna
Kingston;Saint Andrew;Saint Thomas;Portland;Saint Mary;Saint Ann;Trelawny;Saint James;Hanover;Westmoreland;Saint Elizabeth;Manchester;Clarendon;Saint Catherine
Hokkaidō;Aomori;Iwate;Miyagi;Akita;Yamagata;Fukushima;Ibaraki;Tochigi;Gunma;Saitama;Chiba;Tōkyō;Kanagawa;Niigata;Toyama;Ishikawa;Fukui;Yamanashi;Nagano;Gifu;Shizuoka;Aichi;Mie;Shiga;Kyōto;Ōsaka;Hyōgo;Nara;Wakayama;Tottori;Shimane;Okayama;Hiroshima;Yamaguchi;Tokushima;Kagawa;Ehime;Kōchi;Fukuoka;Saga;Nagasaki;Kumamoto;Ōita;Miyazaki;Kagoshima;Okinawa
Gilbert Islands;Line Islands;Phoenix Islands
Nevis;Saint Kitts
Pyongyang;South Pyongan;North Pyongan;Chagang;South Hwanghae;North Hwanghae;Kangwon;South Hamgyong;North Hamgyong;Ryanggang;Rason;Nampho;Kaeseong
Seoul;Busan;Daegu;Incheon;Gwangju;Daejeon;Ulsan;Gyeonggi;Gangwon;Chungbuk;Chungnam;Jeonbuk;Jeonnam;Gyeongbuk;Gyeongnam;Jeju;Sejong
Al Asimah;Hawalli;Mubarak Al-Kabeer;Al Ahmadi;Al Farwaniyah;Al Jahra
Cayman Brac;Grand Cayman;Little Cayman
Abai;Akmola;Aktobe;Almaty Region;Atyrau;West Kazakhstan;Jambyl;Jetisu;Karaganda;Kostanay;Kyzylorda;Mangystau;Pavlodar;North Kazakhstan;Turkistan;Ulytau;East Kazakhstan;Astana;Almaty;Shymkent
Marshall Islands;Ralik Chain;Ratak Chain
Northern Mariana Islands
México;Aguascalientes;Campeche;Coahuila;Colima;Durango;Guanajuato;Hidalgo;Jalisco;Michoacán;Morelos;Nayarit;Oaxaca;Puebla;Querétaro;Sinaloa;Sonora;Tabasco;Tamaulipas;Tlaxcala;Veracruz;Yucatán;Zacatecas;Chihuahua;Chiapas;Guerrero;San Luis Potosí;Baja California;Baja California Sur;Nuevo León;Ciudad de México;Quintana Roo
Johor;Kedah;Kelantan;Melaka;Negeri Sembilan;Pahang;Penang;Perak;Perlis;Selangor;Terengganu;Sabah;Sarawak;Kuala Lumpur;Labuan;Putrajaya
Manica;Maputo;Cidade de Maputo;Cabo Delgado;Zambézia;Gaza;Inhambane;Nampula;Sofala;Tete;Niassa
Abia;Adamawa;Akwa Ibom;Anambra;Bauchi;Benue;Borno;Cross River;Delta;Ebonyi;Edo;Ekiti;Enugu;Gombe;Imo;Jigawa;Kebbi;Kogi;Kwara;Lagos;Nasarawa;Niger;Ogun;Ondo;Osun;Oyo;Plateau;Rivers;Sokoto;Taraba;Yobe;Zamfara;Bayelsa;Kaduna;Kano;Katsina;Abuja Federal Capital Territory
Boaco;Carazo;Estelí;Granada;Jinotega;León;Rivas;Chinandega;Chontales;Madriz;Managua;Masaya;Matagalpa;Nueva Segovia;Río San Juan;Costa Caribe Norte;Costa Caribe Sur
Aiwo;Anabar;Anetan;Anibare;Baiti;Boe;Buada;Denigomodu;Ewa;Ijuw;Meneng;Nibok;Uaboe;Yaren
Chatham Islands;Canterbury;Gisborne;Otago;Tasman;Auckland;West Coast;Bay of Plenty;Nelson;Northland;Southland;Hawke's Bay;Waikato;Manawatu-Wanganui;Marlborough;Taranaki;Wellington
Bocas del Toro;Panamá Oeste;Coclé;Colón;Chiriquí;Darién;Herrera;Los Santos;Panamá;Veraguas;Emberá;Guna Yala;Ngäbe-Buglé;Naso Tjër Di
Cuzco;Amazonas;Ancash;Apurímac;Arequipa;Ayacucho;Cajamarca;Callao;Ica;Junín;La Libertad;Lambayeque;Lima;Loreto;Moquegua;Pasco;Piura;Puno;Tacna;Tumbes;Ucayali;San Martín;Huánuco;Huancavelica;Lima Metropolitana;Madre de Dios
Îles du Vent;Îles Sous-le-Vent;Îles Australes;Îles Marquises;Îles Tuamotu-Gambier
Chimbu;Central;Enga;East Sepik;Gulf;Morobe;Madang;Manus;New Ireland;Northern;Bougainville;West Sepik;Southern Highlands;West New Britain;Western Highlands;Western;Hela;Jiwaka;Milne Bay;East New Britain;Eastern Highlands;National Capital District
Metro Manila;Abra;Agusan del Norte;Agusan del Sur;Aklan;Albay;Antique;Apayao;Aurora;Bataan;Basilan;Benguet;Biliran;Bohol;Batangas;Batanes;Bukidnon;Bulacan;Cagayan;Camiguin;Camarines Norte;Capiz;Camarines Sur;Catanduanes;Cavite;Cebu;Davao de Oro;Davao Oriental;Davao del Sur;Davao del Norte;Dinagat Islands;Davao Occidental;Eastern Samar;Guimaras;Ifugao;Iloilo;Ilocos Norte;Ilocos Sur;Isabela;Kalinga;Laguna;Lanao del Norte;Lanao del Sur;Leyte;La Union;Marinduque;Maguindanao;Masbate;Occidental Mindoro;Oriental Mindoro;Maguindanao del Norte;Maguindanao del Sur;Mountain Province;Misamis Occidental;Misamis Oriental;Cotabato;Negros Occidental;Negros Oriental;Northern Samar;Nueva Ecija;Nueva Vizcaya;Pampanga;Pangasinan;Palawan;Quezon;Quirino;Rizal;Romblon;Sarangani;South Cotabato;Siquijor;Southern Leyte;Sulu;Sorsogon;Sultan Kudarat;Surigao del Norte;Surigao del Sur;Tarlac;Tawi-Tawi;Samar;Zamboanga del Norte;Zamboanga del Sur;Zambales;Zamboanga Sibugay
Aveiro;Beja;Braga;Bragança;Castelo Branco;Coimbra;Évora;Faro;Guarda;Leiria;Lisboa;Portalegre;Porto;Santarém;Setúbal;Viana do Castelo;Vila Real;Viseu;Açores;Madeira
Aimeliik;Airai;Angaur;Hatohobei;Kayangel;Koror;Melekeok;Ngaraard;Ngarchelong;Ngardmau;Ngatpang;Ngchesar;Ngeremlengui;Ngiwal;Peleliu;Sonsorol;Palau
Concepción;Alto Paraná;Central;Ñeembucú;Amambay;Canindeyú;Presidente Hayes;Alto Paraguay;Boquerón;San Pedro;Cordillera;Guairá;Caaguazú;Caazapá;Itapúa;Misiones;Paraguarí;Asunción
Iași;Mureş;Neamţ;București;Arad;Brăila;Alba;Argeș;Bacău;Bihor;Botoşani;Buzău;Călărași;Covasna;Galați;Harghita;Ilfov;Ialomița;Mehedinți;Olt;Sibiu;Tulcea;Timiș;Vâlcea;Vaslui;Cluj;Dâmbovița;Dolj;Gorj;Giurgiu;Prahova;Vrancea;Constanța;Hunedoara;Maramureş;Sălaj;Satu Mare;Braşov;Caraș-Severin;Suceava;Teleorman;Bistriţa-Năsăud
Tuva;Jewish Autonomous Oblast;Adygea;Altai Republic;Bashkortostan;Buryatia;Crimea;Dagestan;Ingushetia;Komi;Mordovia;Sakha;Tatarstan;Udmurtia;Altai Krai;Amur;Arkhangelsk;Astrakhan;Belgorod;Bryansk;Chelyabinsk;Chukotka;Irkutsk;Ivanovo;Kamchatka Krai;Kemerovo;Khabarovsk Krai;Kirov;Kostroma;Leningrad;Lipetsk;Magadan;Moscow Oblast;Murmansk;Nenets;Nizhny Novgorod;Omsk;Orenburg;Perm Krai;Primorsky Krai;Pskov;Rostov;Ryazan;Sakhalin;Samara;Saratov;Sevastopol;Smolensk;Stavropol Krai;Sverdlovsk;Tambov;Tomsk;Tula;Tver;Tyumen;Ulyanovsk;Vladimir;Voronezh;Yaroslavl;Zabaykalsky Krai;Oryol;Moscow;Khanty-Mansi;Yamalo-Nenets;Chechnya;Chuvashia;Kabardino-Balkaria;Kalmykia;Karelia;Kaluga;Kursk;Penza;Novosibirsk;Vologda;Khakassia;Kurgan;Novgorod;Volgograd;Karachay-Cherkessia;Mari El;Saint Petersburg;Krasnodar Krai;Krasnoyarsk Krai;Kaliningrad;North Ossetia-Alania
Anse aux Pins;Anse Boileau;Anse Etoile;Au Cap;Anse Royale;Baie Lazare;Baie Sainte Anne;Beau Vallon;Bel Air;Bel Ombre;Cascade;Glacis;Grand'Anse Mahé;Grand'Anse Praslin;La Digue;La Rivière Anglaise;Mont Buxton;Mont Fleuri;Plaisance;Pointe La Rue;Port Glaud;Saint Louis;Takamaka;Les Mamelles;Roche Caiman;Ile Perseverance I;Ile Perseverance II
Middle Juba;Lower Juba;Middle Shebelle;Awdal;Galguduud;Gedo;Hiran;Mudug;Nugal;Sanaag;Sool;Togdheer;Woqooyi Galbeed;Bakool;Banaadir;Bari;Bay;Lower Shebelle
Brokopondo;Marowijne;Nickerie;Saramacca;Sipaliwini;Wanica;Commewijne;Coronie;Para;Paramaribo
Ahuachapán;Cabañas;Chalatenango;Cuscatlán;Morazán;Santa Ana;Sonsonate;Usulután;La Libertad;San Miguel;San Salvador;San Vicente;La Paz;La Unión
Bangkok;Samut Prakan;Nonthaburi;Pathum Thani;Phra Nakhon Si Ayutthaya;Ang Thong;Lopburi;Sing Buri;Chai Nat;Saraburi;Chon Buri;Rayong;Chanthaburi;Trat;Chachoengsao;Prachin Buri;Nakhon Nayok;Sa Kaeo;Nakhon Ratchasima;Buri Ram;Surin;Si Sa Ket;Ubon Ratchathani;Yasothon;Chaiyaphum;Amnat Charoen;Bueng Kan;Nong Bua Lam Phu;Khon Kaen;Udon Thani;Loei;Nong Khai;Maha Sarakham;Roi Et;Kalasin;Sakon Nakhon;Nakhon Phanom;Mukdahan;Chiang Mai;Lamphun;Lampang;Uttaradit;Phrae;Nan;Phayao;Chiang Rai;Mae Hong Son;Nakhon Sawan;Uthai Thani;Kamphaeng Phet;Tak;Sukhothai;Phitsanulok;Phichit;Phetchabun;Ratchaburi;Kanchanaburi;Suphanburi;Nakhon Pathom;Samut Sakhon;Samut Songkhram;Phetchaburi;Prachuap Khiri Khan;Nakhon Si Thammarat;Krabi;Phang Nga;Phuket;Surat Thani;Ranong;Chumphon;Songkhla;Satun;Trang;Phatthalung;Pattani;Yala;Narathiwat;Pattaya
Adana;Adıyaman;Afyonkarahisar;Ağrı;Amasya;Ankara;Antalya;Artvin;Aydın;Balıkesir;Bilecik;Bingöl;Bitlis;Bolu;Burdur;Bursa;Çanakkale;Çankırı;Çorum;Denizli;Diyarbakır;Edirne;Elazığ;Erzincan;Erzurum;Eskişehir;Gaziantep;Giresun;Gümüşhane;Hakkâri;Hatay;Isparta;Mersin;Istanbul;Izmir;Kars;Kastamonu;Kayseri;Kırklareli;Kırşehir;Kocaeli;Konya;Kütahya;Malatya;Manisa;Kahramanmaraş;Mardin;Muğla;Muş;Nevşehir;Niğde;Ordu;Rize;Sakarya;Samsun;Siirt;Sinop;Sivas;Tekirdağ;Tokat;Trabzon;Tunceli;Şanlıurfa;Uşak;Van;Yozgat;Zonguldak;Aksaray;Bayburt;Karaman;Kırıkkale;Batman;Şırnak;Bartın;Ardahan;Iğdır;Yalova;Karabük;Kilis;Osmaniye;Düzce
Niulakita;Funafuti;Nui;Vaitupu;Niutao;Nukufetau;Nukulaelae;Nanumea;Nanumanga
Chiayi County;Hsinchu County;Hsinchu City;Kaohsiung;Pingtung;Taitung;Taichung;Changhua;Hualien;Keelung;Kinmen;Lienchiang;Miaoli;Nantou;Penghu;Taoyuan;Yunlin;New Taipei;Taipei;Tainan;Chiayi City;Yilan
Vinnytsia;Volyn;Luhansk;Dnipropetrovsk;Donetsk;Zhytomyr;Zakarpattia;Zaporizhzhia;Ivano-Frankivsk;Kyiv;Kyiv Oblast;Kirovohrad;Sevastopol;Crimea;Lviv;Mykolaiv;Odesa;Poltava;Rivne;Sumy;Ternopil;Kharkiv;Kherson;Khmelnytskyi;Cherkasy;Chernihiv;Chernivtsi
Johnston Atoll;Midway Atoll;Navassa Island;Wake Island;Baker Island;Howland Island;Jarvis Island;Kingman Reef;Palmyra Atoll
Northern Mariana Islands;Palau;Alabama;Arkansas;California;Colorado;Delaware;Florida;Guam;Idaho;Illinois;Indiana;Massachusetts;Michigan;Nebraska;Ohio;Oklahoma;Oregon;Utah;Virgin Islands;Washington;Wisconsin;Wyoming;Minnesota;Mississippi;Nevada;Tennessee;Texas;Armed Forces Europe;Arizona;Iowa;Kansas;Montana;New Hampshire;New Jersey;New Mexico;New York;Puerto Rico;Alaska;Hawaii;Maine;Marshall Islands;Missouri;West Virginia;North Carolina;North Dakota;Rhode Island;South Carolina;South Dakota;Connecticut;District of Columbia;Georgia;Louisiana;Vermont;Kentucky;Maryland;Virginia;American Samoa;Pennsylvania;Armed Forces Americas;Armed Forces Pacific;United States Minor Outlying Islands;Federated States of Micronesia
Artigas;Canelones;Colonia;Durazno;Lavalleja;Maldonado;Montevideo;Paysandú;Rocha;Salto;Soriano;Tacuarembó;Rivera;Río Negro;San José;Cerro Largo;Florida;Flores;Treinta y Tres
Anzoátegui;Apure;Aragua;Barinas;Bolívar;Carabobo;Cojedes;Falcón;Guárico;Lara;Mérida;Nueva Esparta;Táchira;Zulia;Dependencias Federales;La Guaira;Delta Amacuro;Miranda;Portuguesa;Trujillo;Monagas;Sucre;Amazonas;Yaracuy;Distrito Capital
Virgin Islands
Hà Nội;Cao Bằng;Tuyên Quang;Điện Biên;Lai Châu;Sơn La;Thái Nguyên;Lạng Sơn;Quảng Ninh;Bắc Ninh;Phú Thọ;Hải Phòng;Khánh Hòa;Lâm Đồng;Ninh Bình;Thanh Hóa;Nghệ An;Hà Tĩnh;Quảng Trị;Huế;Đà Nẵng;Quảng Ngãi;Gia Lai;Hưng Yên;Đắk Lắk;Lào Cai;Đồng Nai;Thành phố Hồ Chí Minh;Tây Ninh;Đồng Tháp;Vĩnh Long;An Giang;Cần Thơ;Cà Mau
Gauteng;Mpumalanga;Limpopo;KwaZulu-Natal;Free State;North West;Eastern Cape;Western Cape;Northern Cape
Bulawayo;Harare;Manicaland;Midlands;Masvingo;Matabeleland North;Mashonaland Central;Mashonaland East;Mashonaland West;Matabeleland South
`

/**
 * The code of each province. Small letters give the distance from each of its letters to the one before it in the name shown.
 * `~` means that ISO has no code; `>` comes before the ISO code if it differs. After commas: other codes in use; `>` before one
 * means an ISO code that is only known with the country's code in front.
 */
export const PROVINCE_CODES: string = `
02-08
AZ;aa;aa;aa;aa;ae;ae
aa;aa;aa;ab;ab;ab;ac;ad;ae;af;ba
D;F;K;P;V;W;X;a;a;a;a;a;a;a;a;b;b;c;d;d;e;f;g;i
ah~
aaa,ab;aaa,aa;ac;ace,ac;ae;afc,af;ag;ajd,JBT,kd
01-11
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa,FN;aa;aa;aa;aa;ab;ab;ab;ac;ac;ae;ae;ae;ae;af;ag;ah;ak
Abaco~;Andros~;Eleuthera~;Grand Bahama~;aa;aa,GH;aa;aa;aa,GT;aa,SP;ab,aa;ac;ac;ac;ac,aj;ad;ad;ad,HR;ad;ad;ad;ad;ad;ae;ae;ae;ae,KB;ae,RS;af;af;ag;ag;ah;aj,NB;ak,MH;al,FC
YT,ab;aa;aa;ab;ac;ac,aec;ac;ad;ae,aeg;ae,aa,PQ;af;ag;ah,ac
AI;LI;NB;RM;aa;aa;aa;aa;aa;aa;aa;ac;ac;ac;af;ah
MO,92;aa,13;aa,31;ab,34;ab,35;ab,42;ab,46;ab,43;ab,22;ab,51;ab,54,YZ;ab,53;ac,11;ac,62;ac,52;ac,41;ac,23;ac,71;ac,65;ac,33;ad,91;ad,21;ad,64;ad,63;ad,37;ad,61;ad,14;ad,12;ae,50;ae,44;ae,45;ae,32;ae,36;bd,15
COR;DC;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aad;aag;aah;aga
a,2;a,3;a,5;a,4;a,7;a,6;ac,1
01;03-16;99
Fogo~;Santiago~;Santo Antão~;São Nicolau~,ac;aa;aa;ab;ac;ac
37;39;45,44;50,49;52,51;56,57;60,59;64,65;68,67;71,70;74;79,78;81,82;84;87,86
BA;JS;KB;KN;WAD;a,HU;aa;aa;aab;aab;aac;aac;ab;ab;ab,SU;ab;ab;ab;abb;abb;abb;abd;aca;acb;ae;cab;faa
AV;BI;CA;GC;O,aa;PM,IB;S,ae;SS;VI;a;a;a;a;a;a,ab;a;a;a;a;aa;aa;aa;aa;aa;aa,GE;aa;aa;aa;aa;aa;aa,ac;aa,NC;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab,aa;ab;ac;ad;ad,ca;af;b;dn
FM~;TRK;aaa;abb;acc
20R,H,aaa;971,ah,aaa;972,ag;973,af;974,RE,LRE;976,cb,aaa;adi,C,c;ahd,g,I;aaa,c;afb,F;aea,c,a,M;aeb,O,e;IDF,J;aha,B,f,m;aaa,P,Q;aaa,K,g;ahe,u;adb,l
BFP~;aaa;aab;abb;aha
01,aa,aaa;02,ca,aba;03,aa,aaa;04,ac,acc;05,aa,aaa;06,ae,aea;07,aa,aaa;08,aa,aaa;09,ad,aaa;10,aa,aaa;11,aa,aaa;12,ac,aca;13,aa,aaa;14,ac,aaa;15,ad,ada;16,ad,ada;17,aa,aaa;18,aa,aaa;19,aa,aaa;20,ac,acc;21,aa,aaa;22,aa,aaa
ac~,Kowloon;ac~,New Territories;ad~,Hong Kong Island
IB;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ae;ah;ai
JB;JI;JT;KB;KR;KS;KU;NB;PB;PD;PE;PS;PT;SB;SG;SN;SR;ST;aa;aa;aa;aa;aa;aa;aa;aa,IJ;aa;aa;ab;ac;ae;af;ec;ed;fa;fc;fc;hg
a;a;aa;ab;ab;ac;ac;ad;ad;ad;ad;ad;ad;ad;ae;ae;af;af;af;af;af;ag;ag;ah;ah;ah
TS,ae;aa;aa;aa;aa;aa;aa;aa;aa,OR;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ad;ad;ad;ad;ae;ae;ae;ae;af;af;af;af,aa,UL;ah,ad;ah;ah;ai;am,ab,af
AR;DA;Halabja~;aa;aa;aa;aa,TS;aa;aa;aa;aa;aa;ab;ab;ab;ac;ac;ad;ca;ch
00-27;28,31;29;30,32
KR;VS~;aa;aa;aa;aa>23;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa,CI,ab;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab,aaaa;ab;ab;ab;ab;ab;ab;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ae;ae;ae;ae,aa;ae;ae;af;af;af;ag,ab;ba;ca;ie~
01-14
01-47
a;a;a
a;f
01-10;13-15
11;26-31;41-50
KU;aa;aa;ac;ca;ca
Cayman Brac~;Grand Cayman~;Little Cayman~
10;11,aaa;15,aaa;19,aaa;23,aaa;27,ZAP;31,ZHA;33;35,aaa;39,KUS;43,aba,BAY;47,aaa;55,aaa;59,SEV;61,YUZ;62;63,VOS;71,aaa;75,aab;79,aaa
ad~;c;c
MP~
MEX,ab,EM;aaa,aac;aaa,aaaa;aaa,aaaa;aaa;aaa,aea;aaa,aha;aaa,aea;aaa;aaa,aaaa;aaa;aaa;aaa;aaa;aaa,ace;aaa;aaa;aaa;aaa,aaaeb;aaa,aaaa;aaa;aaa;aaa;aab,aaaa,aa;aac,aaad,af;acd,ac;acd;adg,ad,ak;adj,an;aea,ae;ahb,DF,aceb,DIF;iaa,Q ROO,ahaa
01,abb;02,abb;03,aeb;04,abb;05,afg;06,abc;07,abc;08,abb;09,acb;10,aeb;11,abc;12,abb;13,adb;14,aab;15,abc;16,aeb
B;L;MPM;P;Q;a;a;a;a;a;c
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;fg
aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ae;dc;eg;eg
01-14
CIT;aaa;aaa;aaa;aaa;aab;aca;acb;acb;acb;acb;acc;acc;adb;adf;afa;afc
1;10;2-9;aa;KY;ac;ad
CUS;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aad;aae;aba;abc
IDV~;ISV~;eaa~;eaa~;eaf~
CPK;CPM;EPW;ESW;GPK;MPL;MPM;MRL;NIK;NPP;NSB,NSA;SAN;SHM;WBK;WHM;WPD;aba;abb;aea;aga;agb;ahg
00,NCR;aaa;aad;aab;aaa;aaa;aaa;aaa;aaa;aad;aaa;aaa;aaa;aaa;abc;abb;aaa;aaa;aaa;aaa;aae;aaa;aag;aaa;aaa;aaa;COM;aac;aag;aaa;aaa;abb;aaa;aaa;aaa;aab;aae;aad;aaa;aaa;aaa;aaa;aag;aaa;aba;aad;aaa~;aaa;MDC;icb;abc;abl;aaa;abf;abf;NCO;aaf;aab;aha;aaa;aab;aaa;aaa;abb;aaa;aaa;aaa;aaa;aaa;aea;SIG;aha;aba;aaa;aae;aai;aaa;aaa;aaa;WSA;aae;aak;aba;aia
01-18;20;30
002;004;010;050;100;150;212;214;218;222;224;226-228;350;370;PW~
1;10-16;19;2-9;aaa
IS;MS;NT;a;aa;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ae;ae;ae;ae;ah
TY,aa;YEV,aaa;aa;aa;aa;aa;aa~,Respublika Krym;aa;aa;aa;aa;aa;aa;aa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,UOB;aaa;aaa,KOR;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,aa;aaa;aaa;aaa;aaa;aaa,KOP;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa~,Sevastopol';aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,AGB,CHI;aac;aad;aae;aae;ab;ab;ab;ab;ab;aba;aba;aba;abb,adf;abb;ac;acb;acb;acb;ad;ad;aea;afa;afa,EVE,TAY;agc,aga,abb;gb,aaj
01-27
JD;JH;SD;aa,ab;aa,ac;aa,ab;aa,ab;aa,ab;aa,ab;aa,ae;aa,ac;aa,ab;aa,ag;ab;ab;ab;ab;fa
aa;aa;aa;aa;aa;aa;ab;ab;ab;ad
aa;aa;aa;aa;aa;aa;aa;aa;ac;ac;ac;ac;ca;ca
10-27;30-58;60-67;70-77;80-86;90-96;S
01-81
Niulakita~;aaa;aaa;aaa;aab;abb;abb;adb;adc
CYQ;HSQ;HSZ;KHH,KHQ;PIF;TTT;TXG,TXQ;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aba,TPQ;aca;acb,TNQ;ada;baa
05;07;09;12;14;18;21;23;26;30;32;35;40;43;46;48;51;53;56;59;61;63;65;68;71;74;77
67;71;76;79;81;84;86;89;95
MP;PW~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ac~;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad~;ad;ad;ae;ae;ae;ae;ae;af;af;af;af;af;ag;ag;ag;ah;ah;ak~;ak~;al;aq~
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ac;ac;ae;ae;ae;ae
B;C;D;E;F;G;H;I;J;K;L;O;S;V;W;X;Y;a;a;a;c;d;d;f;j
aa~
01>HN,64,15;04;08>07,03;11>71;12>01;14>05;19>69,53;20>09;22>13;24>56,54;25>68,70,>14;31>HP,61,62;34,36;35,72,>40;37>18,63,67;38>21;40>22;42>23;44>25,>24;46>26;48>DN,27,60;51>29,28;52>30,>31;56>66,33,>20;66>33,32;68>02,06;75>39,58;79>SG,57,43,65;80>37,41;82>45,>46;86>49,50,>51;91>44,47;92>CT,73,>52,>48;96>59,55
GP,ac,aa;aa;ac,NP,aa;acd,hd,ag,dd;ad;ae;ag;ag;ah
aa;aa;aa;aa;ac;aj;ak;ak;ak;al
`
