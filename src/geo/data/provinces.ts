// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.
// 1751 provinces of 76 countries; one line a country.

/** The countries of the lines of the next three. */
export const PROVINCE_COUNTRIES: string =
	'ADAEAMARASAUBBBRBSCACLCNCOCRCUCVEEEGESFMFRGBGTHKHNIDIEINIQIRITJMJPKIKNKPKRKWKYKZMHMPMXMYMZNGNINRNZPAPEPFPGPHPTPWPYRORUSCSOSRSVTHTRTVTWUAUMUSUYVEVIVNZAZW'

/** The names shown, apart by semicolons. */
export const PROVINCE_NAMES: string = `
Canillo;Encamp;La Massana;Ordino;Sant Julià de Lòria;Andorra la Vella;Escaldes-Engordany
Abu Dhabi;Dubai;Fujairah;Sharjah;Ajman;Ras al-Khaimah;Umm al-Quwain
Shirak;Ararat;Lori;Tavush;Kotayk;Syunik;Aragatsotn;Armavir;Gegharkunik;Vayots Dzor;Yerevan
San Luis;La Rioja;Catamarca;Formosa;Tierra del Fuego;Corrientes;Córdoba;Ciudad Autónoma de Buenos Aires;Buenos Aires;Entre Ríos;La Pampa;Mendoza;Río Negro;Santa Fe;Tucumán;Salta;Chaco;Chubut;San Juan;Neuquén;Jujuy;Misiones;Santiago del Estero;Santa Cruz
American Samoa
Tasmania;Victoria;Northern Territory;New South Wales;South Australia;Queensland;Western Australia;Australian Capital Territory
Christ Church;Saint Andrew;Saint George;Saint James;Saint John;Saint Joseph;Saint Lucy;Saint Michael;Saint Peter;Saint Philip;Saint Thomas
Acre;Alagoas;Amazonas;Bahia;Ceará;Espírito Santo;Goiás;Maranhão;Pará;Pernambuco;Piauí;Rondônia;Sergipe;Tocantins;Mato Grosso;Paraná;Roraima;Amapá;São Paulo;Rio de Janeiro;Minas Gerais;Paraíba;Santa Catarina;Rio Grande do Norte;Mato Grosso do Sul;Distrito Federal;Rio Grande do Sul
Exuma;Bimini;Central Eleuthera;Inagua;North Abaco;South Abaco;Acklins;Cat Island;New Providence;Rum Cay;San Salvador;Crooked Island;Freeport;Berry Islands;East Grand Bahama;Hope Town;Long Island;Mayaguana;West Grand Bahama;Black Point;Grand Cay;North Eleuthera;South Andros;South Eleuthera;Moore's Island;Ragged Island;Harbour Island;Spanish Wells;Mangrove Cay;North Andros;Central Abaco;Central Andros
Yukon;Ontario;Nunavut;Alberta;New Brunswick;Northwest Territories;Saskatchewan;Nova Scotia;Prince Edward Island;Quebec;Manitoba;British Columbia;Newfoundland and Labrador
Aysén;O'Higgins;Santiago;Magallanes;Antofagasta;Araucanía;Atacama;Biobío;Coquimbo;Tarapacá;Ñuble;Los Lagos;Los Ríos;Maule;Arica y Parinacota;Valparaíso
Macau;Hebei;Shanghai;Xizang;Anhui;Fujian;Hubei;Hainan;Hunan;Jilin;Sichuan;Yunnan;Xinjiang;Beijing;Gansu;Guizhou;Henan;Heilongjiang;Taiwan;Zhejiang;Ningxia;Hong Kong;Liaoning;Qinghai;Shandong;Shaanxi;Shanxi;Tianjin;Guangxi;Chongqing;Guangdong;Jiangsu;Jiangxi;Inner Mongolia
Bogotá;Guainía;Amazonas;Antioquia;Arauca;Atlántico;Bolívar;Boyacá;Caldas;Caquetá;Casanare;Cauca;Cesar;Chocó;Córdoba;Cundinamarca;Huila;La Guajira;Magdalena;Meta;Nariño;Putumayo;Quindío;Risaralda;Santander;Sucre;Tolima;Vaupés;Guaviare;Vichada;Valle del Cauca;San Andrés & Providencia;Norte de Santander
Alajuela;Cartago;Guanacaste;Heredia;Limón;Puntarenas;San José
Pinar del Río;Havana;Matanzas;Villa Clara;Cienfuegos;Sancti Spíritus;Ciego de Ávila;Camagüey;Las Tunas;Holguín;Granma;Santiago de Cuba;Guantánamo;Artemisa;Mayabeque;Isla de la Juventud
Fogo;Santiago;Santo Antão;São Nicolau;Brava;Maio;Sal;Boa Vista;São Vicente
Harju;Hiiu;Ida-Virumaa;Jõgevamaa;Järvamaa;Läänemaa;Lääne-Virumaa;Põlvamaa;Pärnumaa;Raplamaa;Saare;Tartumaa;Valgamaa;Viljandi;Võrumaa
Red Sea;Helwan;South Sinai;Qalyubia;Qena;6th of October;New Valley;Cairo;Gharbia;Ismailia;Alexandria;Suez;Asyut;Aswan;Dakahlia;Beheira;Giza;Luxor;Minya;Matrouh;Monufia;Beni Suef;Sohag;Kafr el-Sheikh;Port Said;Faiyum;Damietta;Al Sharqia;North Sinai
Vizcaya;Las Palmas;Asturias;Balears;Cantabria;Guipúzcoa;Álava;Alicante;Madrid;Lleida;Valencia;Zaragoza;Barcelona;Huelva;Jaén;Palencia;Tarragona;Navarra;Huesca;Córdoba;Girona;Sevilla;Almería;Ávila;Badajoz;Burgos;Cádiz;Ceuta;Cuenca;Granada;Guadalajara;León;Lugo;Málaga;Murcia;Pontevedra;Salamanca;Soria;Teruel;Toledo;Valladolid;Zamora;Castellón;Ourense;Albacete;Cáceres;Melilla;Segovia;La Rioja;Ciudad Real;A Coruña;Santa Cruz de Tenerife
Micronesia;Chuuk;Yap;Kosrae;Pohnpei
Corse;Guadeloupe;Martinique;Guyane (française);La Réunion;Mayotte;Auvergne-Rhône-Alpes;Burgundy-Franche-Comté;Bretagne;Centre-Val de Loire;Grand-Est;Hauts-de-France;Île-de-France;Nouvelle-Aquitaine;Normandie;Occitanie;Provence-Alpes-Côte d'Azur;Pays-de-la-Loire
British Forces;England;Scotland;Wales;Northern Ireland
Guatemala;El Progreso;Sacatepéquez;Chimaltenango;Escuintla;Santa Rosa;Sololá;Totonicapán;Quetzaltenango;Suchitepéquez;Retalhuleu;San Marcos;Huehuetenango;Quiché;Baja Verapaz;Alta Verapaz;Petén;Izabal;Zacapa;Chiquimula;Jalapa;Jutiapa
New Territories;Kowloon;Hong Kong Island
Bay Islands;Atlántida;Choluteca;Intibucá;Lempira;Ocotepeque;Olancho;Valle;Yoro;Colón;Comayagua;Copán;Cortés;El Paraíso;La Paz;Santa Bárbara;Gracias a Dios;Francisco Morazán
West Java;East Java;Central Java;Java;West Kalimantan;Riau Islands;South Kalimantan;North Kalimantan;West Nusa Tenggara;Lesser Sunda Islands;West Papua;Southwest Papua;Highland Papua;South Papua;Central Papua;West Sumatra;Southeast Sulawesi;South Sulawesi;West Sulawesi;Central Sulawesi;Yogyakarta;Aceh;Bali;Bengkulu;Gorontalo;Jambi;Kalimantan;Lampung;Maluku;Papua;Riau;Jakarta;Sumatra;Maluku Islands;Papua Islands;Sulawesi;Banten;South Sumatra;Bangka Belitung;East Kalimantan;East Nusa Tenggara;North Sumatra;North Maluku;North Sulawesi;Central Kalimantan
Dublin;Galway;Cork;Monaghan;Wexford;Kilkenny;Mayo;Clare;Cavan;Kerry;Laois;Meath;Sligo;Louth;Carlow;Offaly;Donegal;Kildare;Leitrim;Tipperary;Wicklow;Longford;Limerick;Waterford;Westmeath;Roscommon
Telangana;Odisha;Andaman and Nicobar Islands;Jharkhand;Karnataka;Arunachal Pradesh;Assam;Chandigarh;Ladakh;Tripura;Delhi;Goa;Gujarat;Mizoram;Haryana;Maharashtra;Manipur;Rajasthan;Sikkim;Kerala;West Bengal;Bihar;Nagaland;Punjab;Tamil Nadu;Meghalaya;Uttar Pradesh;Uttarakhand;Andhra Pradesh;Lakshadweep;Madhya Pradesh;Chhattisgarh;Jammu and Kashmir;Himachal Pradesh;Puducherry;Dadra and Nagar Haveli and Daman and Diu
Erbil;Dohuk;Basra;Nineveh;Sulaymaniyah;Diyala;Karbala;Kirkuk;Maysan;Najaf;Wasit;Babylon;Baghdad;Kurdistan;Al Anbar;Dhi Qar;Saladin;Al-Qādisiyyah;Al Muthanna
Markazi;Gilan;Mazandaran;East Azerbaijan;West Azerbaijan;Kermanshah;Khuzestan;Fars;Kerman;Razavi Khorasan;Isfahan;Sistan and Baluchestan;Kurdistan;Hamadan;Chaharmahal and Bakhtiari;Lorestan;Ilam;Kohgiluyeh and Boyer-Ahmad;Bushehr;Zanjan;Semnan;Yazd;Hormozgan;Tehran;Ardabil;Qom;Qazvin;Golestan;North Khorasan;South Khorasan;Alborz
Crotone;Medio Campidano;Aosta;Sud Sardegna;Reggio Emilia;Firenze;Genova;Milano;Napoli;Torino;Venezia;Agrigento;Alessandria;Ancona;Arezzo;Avellino;Bari;Biella;Bologna;Brindisi;Cagliari;Chieti;Como;Cremona;Enna;Ferrara;Frosinone;Gorizia;Grosseto;Imperia;Isernia;Lecce;Livorno;Lodi;Lucca;Messina;Modena;Novara;Nuoro;Ogliastra;Oristano;Palermo;Pescara;Pisa;Ravenna;Rieti;Rovigo;Salerno;Siena;Sondrio;Taranto;Teramo;Udine;Varese;Vicenza;Roma;Mantova;Padova;Siracusa;Asti;Belluno;Benevento;Caltanissetta;Cuneo;Cosenza;Catania;Foggia;Lecco;Latina;Macerata;Massa-Carrara;Matera;Parma;Pavia;Ragusa;Sassari;Savona;Terni;Verona;Viterbo;Bolzano;Trento;Verbano-Cusio-Ossola;Bergamo;Brescia;Caserta;Fermo;Piacenza;Pistoia;Trapani;Treviso;Vercelli;Perugia;Prato;Rimini;Trieste;Vibo Valentia;Barletta-Andria-Trani;Forlì-Cesena;Campobasso;Catanzaro;Pordenone;Potenza;Monza e Brianza;Reggio Calabria;Ascoli Piceno;Pesaro e Urbino;L'Aquila;La Spezia;Gallura Nord-Est Sardegna
Kingston;Saint Andrew;Saint Thomas;Portland;Saint Mary;Saint Ann;Trelawny;Saint James;Hanover;Westmoreland;Saint Elizabeth;Manchester;Clarendon;Saint Catherine
Hokkaidō;Aomori;Iwate;Miyagi;Akita;Yamagata;Fukushima;Ibaraki;Tochigi;Gunma;Saitama;Chiba;Tōkyō;Kanagawa;Niigata;Toyama;Ishikawa;Fukui;Yamanashi;Nagano;Gifu;Shizuoka;Aichi;Mie;Shiga;Kyōto;Ōsaka;Hyōgo;Nara;Wakayama;Tottori;Shimane;Okayama;Hiroshima;Yamaguchi;Tokushima;Kagawa;Ehime;Kōchi;Fukuoka;Saga;Nagasaki;Kumamoto;Ōita;Miyazaki;Kagoshima;Okinawa
Gilbert Islands;Line Islands;Phoenix Islands
Nevis;Saint Kitts
Pyongyang;South Pyongan;North Pyongan;Chagang;South Hwanghae;North Hwanghae;Kangwon;South Hamgyong;North Hamgyong;Ryanggang;Rason;Nampho;Kaeseong
Seoul;Busan;Daegu;Incheon;Gwangju;Daejeon;Ulsan;Gyeonggi;Gangwon;Chungbuk;Chungnam;Jeonbuk;Jeonnam;Gyeongbuk;Gyeongnam;Jeju;Sejong
Al Asimah;Mubarak Al-Kabeer;Hawalli;Al Ahmadi;Al Farwaniyah;Al Jahra
Cayman Brac;Grand Cayman;Little Cayman
Abai;Akmola;Aktobe;Almaty Region;Atyrau;West Kazakhstan;Jambyl;Jetisu;Karaganda;Kostanay;Kyzylorda;Mangystau;Pavlodar;North Kazakhstan;Turkistan;Ulytau;East Kazakhstan;Astana;Almaty;Shymkent
Marshall Islands;Ralik Chain;Ratak Chain
Northern Mariana Islands
México;Coahuila;Michoacán;Querétaro;Veracruz;Aguascalientes;Campeche;Colima;Durango;Guanajuato;Hidalgo;Jalisco;Morelos;Nayarit;Oaxaca;Puebla;Sinaloa;Sonora;Tabasco;Tamaulipas;Tlaxcala;Yucatán;Zacatecas;Chihuahua;Chiapas;Guerrero;San Luis Potosí;Baja California;Baja California Sur;Nuevo León;Ciudad de México;Quintana Roo
Johor;Kedah;Kelantan;Melaka;Negeri Sembilan;Pahang;Penang;Perak;Perlis;Selangor;Terengganu;Sabah;Sarawak;Kuala Lumpur;Labuan;Putrajaya
Manica;Maputo;Cidade de Maputo;Cabo Delgado;Zambézia;Gaza;Inhambane;Nampula;Sofala;Tete;Niassa
Nasarawa;Abia;Adamawa;Akwa Ibom;Anambra;Bauchi;Benue;Borno;Cross River;Delta;Ebonyi;Edo;Ekiti;Enugu;Gombe;Imo;Jigawa;Kebbi;Kogi;Kwara;Lagos;Niger;Ogun;Ondo;Osun;Oyo;Plateau;Rivers;Sokoto;Taraba;Yobe;Zamfara;Bayelsa;Kaduna;Kano;Katsina;Abuja Federal Capital Territory
Boaco;Carazo;Estelí;Granada;Jinotega;León;Rivas;Chinandega;Chontales;Madriz;Managua;Masaya;Matagalpa;Nueva Segovia;Río San Juan;Costa Caribe Norte;Costa Caribe Sur
Aiwo;Anabar;Anetan;Anibare;Baiti;Boe;Buada;Denigomodu;Ewa;Ijuw;Meneng;Nibok;Uaboe;Yaren
Chatham Islands;Canterbury;Gisborne;Otago;Tasman;Auckland;West Coast;Bay of Plenty;Nelson;Northland;Southland;Hawke's Bay;Waikato;Manawatu-Wanganui;Marlborough;Taranaki;Wellington
Bocas del Toro;Panamá Oeste;Coclé;Colón;Chiriquí;Darién;Herrera;Los Santos;Panamá;Veraguas;Emberá;Guna Yala;Ngäbe-Buglé;Naso Tjër Di
Cuzco;Lima;Callao;Amazonas;Ancash;Apurímac;Arequipa;Ayacucho;Cajamarca;Ica;Junín;La Libertad;Lambayeque;Loreto;Moquegua;Pasco;Piura;Puno;Tacna;Tumbes;Ucayali;San Martín;Huánuco;Huancavelica;Lima Metropolitana;Madre de Dios
Îles Sous-le-Vent;Îles du Vent;Îles Marquises;Îles Australes;Îles Tuamotu-Gambier
Chimbu;Central;Enga;East Sepik;Gulf;Morobe;Madang;Manus;New Ireland;Northern;Bougainville;West Sepik;Southern Highlands;West New Britain;Western Highlands;Western;Hela;Jiwaka;Milne Bay;East New Britain;Eastern Highlands;National Capital District
Metro Manila;Abra;Agusan del Norte;Agusan del Sur;Aklan;Albay;Antique;Apayao;Aurora;Bataan;Basilan;Benguet;Biliran;Bohol;Batangas;Batanes;Bukidnon;Bulacan;Cagayan;Camiguin;Camarines Norte;Capiz;Camarines Sur;Catanduanes;Cavite;Cebu;Davao de Oro;Davao Oriental;Davao del Sur;Davao del Norte;Dinagat Islands;Davao Occidental;Eastern Samar;Guimaras;Ifugao;Iloilo;Ilocos Norte;Ilocos Sur;Isabela;Kalinga;Laguna;Lanao del Norte;Lanao del Sur;Leyte;La Union;Marinduque;Maguindanao;Masbate;Occidental Mindoro;Oriental Mindoro;Maguindanao del Norte;Maguindanao del Sur;Mountain Province;Misamis Occidental;Misamis Oriental;Cotabato;Negros Occidental;Negros Oriental;Northern Samar;Nueva Ecija;Nueva Vizcaya;Pampanga;Pangasinan;Palawan;Quezon;Quirino;Rizal;Romblon;Sarangani;South Cotabato;Siquijor;Southern Leyte;Sulu;Sorsogon;Sultan Kudarat;Surigao del Norte;Surigao del Sur;Tarlac;Tawi-Tawi;Samar;Zamboanga del Norte;Zamboanga del Sur;Zambales;Zamboanga Sibugay
Aveiro;Beja;Braga;Bragança;Castelo Branco;Coimbra;Évora;Faro;Guarda;Leiria;Lisboa;Portalegre;Porto;Santarém;Setúbal;Viana do Castelo;Vila Real;Viseu;Açores;Madeira
Aimeliik;Airai;Angaur;Hatohobei;Kayangel;Koror;Melekeok;Ngaraard;Ngarchelong;Ngardmau;Ngatpang;Ngchesar;Ngeremlengui;Ngiwal;Peleliu;Sonsorol;Palau
Concepción;Alto Paraná;Central;Ñeembucú;Amambay;Canindeyú;Presidente Hayes;Alto Paraguay;Boquerón;San Pedro;Cordillera;Guairá;Caaguazú;Caazapá;Itapúa;Misiones;Paraguarí;Asunción
București;Arad;Brăila;Alba;Argeș;Bacău;Bihor;Botoşani;Buzău;Călărași;Covasna;Galați;Harghita;Ilfov;Ialomița;Iași;Mehedinți;Olt;Sibiu;Tulcea;Timiș;Vâlcea;Vaslui;Cluj;Dâmbovița;Dolj;Gorj;Giurgiu;Prahova;Vrancea;Caraș-Severin;Constanța;Hunedoara;Maramureş;Mureş;Neamţ;Sălaj;Satu Mare;Braşov;Suceava;Teleorman;Bistriţa-Năsăud
Tuva;Jewish Autonomous Oblast;Sakha;Udmurtia;Altai Republic;Bashkortostan;Buryatia;Adygea;Crimea;Ingushetia;Mordovia;Dagestan;Komi;Tatarstan;Moscow Oblast;Altai Krai;Kemerovo;Chukotka;Primorsky Krai;Amur;Arkhangelsk;Astrakhan;Belgorod;Bryansk;Chelyabinsk;Irkutsk;Ivanovo;Kamchatka Krai;Khabarovsk Krai;Kirov;Kostroma;Leningrad;Lipetsk;Magadan;Murmansk;Nenets;Nizhny Novgorod;Omsk;Orenburg;Perm Krai;Pskov;Rostov;Ryazan;Sakhalin;Samara;Saratov;Smolensk;Stavropol Krai;Sverdlovsk;Tambov;Tomsk;Tula;Tver;Tyumen;Ulyanovsk;Vladimir;Voronezh;Yaroslavl;Zabaykalsky Krai;Sevastopol;Oryol;Moscow;Khanty-Mansi;Yamalo-Nenets;Chechnya;Kabardino-Balkaria;Chuvashia;Kalmykia;Karelia;Kaluga;Kursk;Penza;Novosibirsk;Vologda;Khakassia;Novgorod;Kurgan;Volgograd;Karachay-Cherkessia;Mari El;Saint Petersburg;Krasnodar Krai;Krasnoyarsk Krai;Kaliningrad;North Ossetia-Alania
Anse aux Pins;Anse Boileau;Anse Etoile;Au Cap;Anse Royale;Baie Lazare;Baie Sainte Anne;Beau Vallon;Bel Air;Bel Ombre;Cascade;Glacis;Grand'Anse Mahé;Grand'Anse Praslin;La Digue;La Rivière Anglaise;Mont Buxton;Mont Fleuri;Plaisance;Pointe La Rue;Port Glaud;Saint Louis;Takamaka;Les Mamelles;Roche Caiman;Ile Perseverance I;Ile Perseverance II
Middle Juba;Lower Juba;Middle Shebelle;Hiran;Nugal;Awdal;Galguduud;Gedo;Mudug;Sanaag;Sool;Togdheer;Woqooyi Galbeed;Banaadir;Bakool;Bari;Bay;Lower Shebelle
Brokopondo;Marowijne;Nickerie;Saramacca;Sipaliwini;Wanica;Commewijne;Coronie;Para;Paramaribo
Chalatenango;Ahuachapán;Cabañas;Cuscatlán;Morazán;Santa Ana;Sonsonate;Usulután;La Libertad;San Miguel;San Salvador;San Vicente;La Paz;La Unión
Bangkok;Samut Prakan;Nonthaburi;Pathum Thani;Phra Nakhon Si Ayutthaya;Ang Thong;Lopburi;Sing Buri;Chai Nat;Saraburi;Chon Buri;Rayong;Chanthaburi;Trat;Chachoengsao;Prachin Buri;Nakhon Nayok;Sa Kaeo;Nakhon Ratchasima;Buri Ram;Surin;Si Sa Ket;Ubon Ratchathani;Yasothon;Chaiyaphum;Amnat Charoen;Bueng Kan;Nong Bua Lam Phu;Khon Kaen;Udon Thani;Loei;Nong Khai;Maha Sarakham;Roi Et;Kalasin;Sakon Nakhon;Nakhon Phanom;Mukdahan;Chiang Mai;Lamphun;Lampang;Uttaradit;Phrae;Nan;Phayao;Chiang Rai;Mae Hong Son;Nakhon Sawan;Uthai Thani;Kamphaeng Phet;Tak;Sukhothai;Phitsanulok;Phichit;Phetchabun;Ratchaburi;Kanchanaburi;Suphanburi;Nakhon Pathom;Samut Sakhon;Samut Songkhram;Phetchaburi;Prachuap Khiri Khan;Nakhon Si Thammarat;Krabi;Phang Nga;Phuket;Surat Thani;Ranong;Chumphon;Songkhla;Satun;Trang;Phatthalung;Pattani;Yala;Narathiwat;Pattaya
Adana;Adıyaman;Afyonkarahisar;Ağrı;Amasya;Ankara;Antalya;Artvin;Aydın;Balıkesir;Bilecik;Bingöl;Bitlis;Bolu;Burdur;Bursa;Çanakkale;Çankırı;Çorum;Denizli;Diyarbakır;Edirne;Elazığ;Erzincan;Erzurum;Eskişehir;Gaziantep;Giresun;Gümüşhane;Hakkâri;Hatay;Isparta;Mersin;Istanbul;Izmir;Kars;Kastamonu;Kayseri;Kırklareli;Kırşehir;Kocaeli;Konya;Kütahya;Malatya;Manisa;Kahramanmaraş;Mardin;Muğla;Muş;Nevşehir;Niğde;Ordu;Rize;Sakarya;Samsun;Siirt;Sinop;Sivas;Tekirdağ;Tokat;Trabzon;Tunceli;Şanlıurfa;Uşak;Van;Yozgat;Zonguldak;Aksaray;Bayburt;Karaman;Kırıkkale;Batman;Şırnak;Bartın;Ardahan;Iğdır;Yalova;Karabük;Kilis;Osmaniye;Düzce
Funafuti;Nui;Vaitupu;Niutao;Nukufetau;Nukulaelae;Nanumea;Nanumanga
Chiayi County;Hsinchu County;Hsinchu City;Kaohsiung;Pingtung;Taitung;Taichung;Keelung;Taoyuan;Changhua;Hualien;Kinmen;Lienchiang;Miaoli;Nantou;Penghu;Yunlin;New Taipei;Taipei;Tainan;Chiayi City;Yilan
Vinnytsia;Volyn;Luhansk;Dnipropetrovsk;Donetsk;Zhytomyr;Zakarpattia;Zaporizhzhia;Ivano-Frankivsk;Kyiv;Kyiv Oblast;Kirovohrad;Sevastopol;Crimea;Lviv;Mykolaiv;Odesa;Poltava;Rivne;Sumy;Ternopil;Kharkiv;Kherson;Khmelnytskyi;Cherkasy;Chernihiv;Chernivtsi
Johnston Atoll;Midway Atoll;Navassa Island;Wake Island;Baker Island;Howland Island;Jarvis Island;Kingman Reef;Palmyra Atoll
Northern Mariana Islands;Palau;Virgin Islands;Wisconsin;Alabama;Arkansas;California;Colorado;Delaware;Florida;Illinois;Indiana;Massachusetts;Michigan;Nebraska;Oklahoma;Oregon;Washington;Wyoming;Guam;Idaho;Ohio;Utah;Minnesota;Mississippi;Nevada;Tennessee;Texas;Armed Forces Europe;New Mexico;Arizona;Kansas;Montana;New Hampshire;New Jersey;New York;Puerto Rico;Iowa;West Virginia;Maine;Missouri;Alaska;Hawaii;Marshall Islands;North Dakota;South Dakota;North Carolina;South Carolina;Rhode Island;District of Columbia;Connecticut;Georgia;Louisiana;Vermont;Kentucky;Maryland;Virginia;Pennsylvania;American Samoa;Armed Forces Americas;Armed Forces Pacific;United States Minor Outlying Islands;Federated States of Micronesia
Artigas;Canelones;Colonia;Durazno;Lavalleja;Maldonado;Montevideo;Paysandú;Rocha;Salto;Soriano;Tacuarembó;Rivera;Río Negro;San José;Treinta y Tres;Cerro Largo;Florida;Flores
Anzoátegui;Apure;Aragua;Barinas;Bolívar;Carabobo;Cojedes;Falcón;Guárico;Lara;Mérida;Nueva Esparta;Táchira;Zulia;Dependencias Federales;La Guaira;Delta Amacuro;Miranda;Portuguesa;Trujillo;Monagas;Sucre;Amazonas;Yaracuy;Distrito Capital
Virgin Islands
Hà Nội;Cao Bằng;Tuyên Quang;Điện Biên;Lai Châu;Sơn La;Thái Nguyên;Lạng Sơn;Quảng Ninh;Bắc Ninh;Phú Thọ;Hải Phòng;Khánh Hòa;Lâm Đồng;Ninh Bình;Thanh Hóa;Nghệ An;Hà Tĩnh;Quảng Trị;Huế;Đà Nẵng;Quảng Ngãi;Gia Lai;Hưng Yên;Đắk Lắk;Lào Cai;Đồng Nai;Thành phố Hồ Chí Minh;Tây Ninh;Đồng Tháp;Vĩnh Long;An Giang;Cần Thơ;Cà Mau
Gauteng;Mpumalanga;Limpopo;KwaZulu-Natal;Free State;North West;Eastern Cape;Western Cape;Northern Cape
Bulawayo;Harare;Manicaland;Midlands;Masvingo;Matabeleland North;Mashonaland Central;Mashonaland East;Mashonaland West;Matabeleland South
`

/**
 * Fingerprints of the other names of each province: names that may go without their kind, a colon, whole names, a colon,
 * shorter ones of names that stay as they are written.
 */
export const PROVINCE_PRINTS: string = `
;;;;;MKEv
Gdv2lOY9;E30ik5fd;jQ1sFOuK;tVU7AUAg;DJqQ;OCPpgJNTKgjv;+M79qgrTHNjd
f9USbql1;PrB8;LCLy;T4ohUg+t;DS9G;YKEf;FD7UwZpO;X15P;1roNpMTV;6IEeFTLz;oMG+E54g
;;;;d+gV;;v9zc;mehlRL9nIY6u+d7C;5Hwg

N5B7;t4XJ;QYQn;kTF8;59Rc;;eUIS;9aVkK52+

;;;;;;;;;;;;;;;;;;;3QWD;;;;;;FumS
zAUk;;;;;;;;;;;iIZb;ckxa
BeTTVNW0;rc0l;;RqGV;KxGui3fa;0SFcY8zC;ecwJ;QUuIlNPS;3KwG3ns0TBjl;44E8RtvT;DGpY;ZUeDU2Nf;EaGrQJAegXCxUqvg6hdF
OhfIHIO89C23;9G8R5r+3;sSAl;0M1X34hsqB8bfwx2;;;;;;;;;;;v6/g
Drjchkpada8K;z0KP;LGO7;tAkRMDZH3QH5;QNFz;6Uru;QXNO;jG4c;pxWn;pYfu;pF+L;Nnv3;eTiWjmtoeDvaskLcbZ/X9NeT;9sMG29vg;83LO;mgiR;L+if;QbeS;xcqI;QK6w;u1UfipH2GcjiUiFP;iXL2e3xn;cOno;E6xv;hBb/;PkVa;P3ua;ihHJ;vVwDo2PGWxyxVT0S;IJpYlwRF;XcX0;O4P8;T0pt;EIQrye83z0QHhShFgSJ8
s0YB2GgYSjajz9MrVzc3;GzME;;;;;;;;;;;;;;;;;;;;;;;;;;;;;o5hO;tRUTcz3XG8gZhd5VYbWz;umcA

;iPeM


X1v+ET7urbI1;yD8RZIjz;nV8JsT5P;i0yW4Dnwr18YJ2Wc;n7PphHx6;VdkM2w0YjNbU;mj/AGjl27RFY;6UcEsToS;PLRqarrb;AXyW8t9l;mjv9Kncp7ZMt;4pN7TMeW;oCGRmEwfX1lM;MRg3;B9Fgr683Ho+h;pgnuEEre;RN/bFz5T;7wsYRG18;0RzHBOCt;XYMlQeHO;+3Gw9ObsIAstpl10;8ewUAv1xh1fY;KtRiL8co;Z2CQDcIq;FjbjaT7p;MLnRWrKFmzJS;xHwNPF2T4zkJ;LzeUutY6Kmdc;W/cKSAL8
QHicf/AF8WPUS5eR;RAMs0dFx;pT6zVOLl;Bd+Nu7S7CUH38JFp;0svn;8jvhi7rTXVp3;Z8AejGRcfIqx;iKQXiN89Kd/G;p3MO+BrY;DnJ/;pJab;iBxa;;;;;;GBZLU6SwWCi9;8JnwOQsX;v9zc;siZS;xvU3;;;;;;;;;;;;;;;;;;;;;Y96ourJikFvm;dNQ9;;;;;;XFJE;AuZ5;NbDE4t6l
;fRhG
mpeK;;;;;;;zj4s;DTDH;;;;;;l31a;;Ai9l
8b+z;wXFWkDLx::FRwjHnlmqKoOy/3yJi4ylpMTlUYFdH5gmkL2rUTggidacy7HT06d1DgcEOyJ9dKaAFPs0KJpW9wIpbGiwQamWtuLOxGEN/mOB1dz2hjMNbPhr1NLluKU49lsVp49UIys1QvrNLn2vhSimgpTIN2VZyJOfsIpDGwFyqVoNJxixmbp/nLDu6JaNKYp1KTUvNV6XqGEH8eXrSpBdpv6DrOWd;zXuMhxm6::SwcLe1UfJgj9FJNt4bKBJd7RncXy5xETvoXllC1jVyCiZTZWLC4k+E1uEeiYzxA/v1+loO1humG5jcouOhbx2FN0E1gCLUT9Kl1ZJz2htEdY4VHW886sKF6iYW+egYyDkbDZN3S;K2Es::B892RUuERr6rDwhDB9ckcl2pzkmEHQKIDTP9xkrySgowJRpokwdhCwQhH8ydF4hLOGAJ6DzzmGX/tHCZ8E0ndYzHRzcyM5KulWZ;OJ7z::b0kJUuNTP+ecQGsFHsZlTDt4
twVn
rqWQQYQn;2jLi;UBOHiXL2wu/g
9f3E
JfGL;DXcB;BFgT;hIMG;BI6t;IjuI;z4gS;GBE2;1Bm+GDKA;KLW8;UylD;MP+P;50PKejjR;88k1;pp9P;K0nGBtpf;+cMt;ycns;6uyH;yFVX;zjxEqMPP;Xv2E;;;;;;;;;;cLg87poKpCw1meIKrUaVLeg70pos;sJa/;;;;;QEo8G4jd;gRHjTlx7;0zZx;f7ChrKIt;OpKFnL8b;VuP+;EMFa;mYpQ
ETADfncyh8rb;2z5kCYV4;W/XoBUfJ;a1BBuPsk;zEjz;crHMVzoa;vbNWA1Mt;/jYG0kW8;uT2sqgg1;X+3kWhzZ;O5IbvPIm;AjrjKn02;muolEHdE;Etzs;KG0v/f/Q;Y0kbPt2j;l+SRILlk;OUKZudAR;ddhwauY+;4Q8xqxkQ;GBH+0a1b;ou4hhXKV;0swc2Ci9;WxrZGCCE;0SxoyekT;VgDf
U+2oEmkI;O7HVvXNee2G0;r0WKq4IR;41/4B1oB;6Cx5jqrI;N5S6;sYw7;BJcP;ln96;X5Wu;EqXXGGJFRkgI;ykxabKu2;rsVwN+1g;3+YfAMC/;Eefk;CmpU;/Jns;PUfP;UM6F;bklfBKdu;lP6ITnO6;bVIj;KIAO;xW06F/Ky;OAuONpyR;1XC8;YLTj;VAoIDFz/M/ji;kyMcQu9b;Pegh;MyoW;wmj8HtJz;JfbcU30L;WhK5;U46R7Jj6L2FleFew;uNzDtyMMrmF9UetfjJxl
yD2h+gzrIUcA;CwQypqLoCXzk;+bp+PzHX;ZweiSN3K;711DvZgK;bSMk;+44d;QJck;IwY4;h3ZD;hLRa;4H1eKOTn;qVQP;hXY5;+uls;D9v3;zKwkLD5g;FdGsTag8;Wzd9
KCZa;dAHFqLno;jSGu;5MMHKneQioM0;OYn8ivNRkYQ+;etFl;CYQb;BsnW;S4ME;NW8SnW3G;4R+/4IF5;3G6JNdiO;lr+By4Cd;QpadZeCV;eBu98A2E;Av9/;QYzC;SUMiVq4F;99MK;LFVW;7dPa;kyuN;9sDq;XYWG;K0sK;AAWl;nFWjuTKy;qPti;emx5zzEP;iAQ0xVGV;/WzK
;;M5n0sc3D8fxbha1a;zj/C+CdIIX+9;yiUkdc5Q;Aw4t;yPHI;x2Nr;aGrW;JKaN;MNka;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;uvPj4Fkw;14lx;JJQl;Gjj+;;;;;;;;;;;;;;;;;;;;;;HahJoSbx0XpFAJliU6sD;GHYr;1vbO;;;;;;;;;;;;;;;hsVi;0BJg;;;;;G3s0wKar;cgFu6yyf;;;XVSM;;+Uhb
MP2r
LUnA;w1gs;YySi;Kdye;+KFY;abmL;phn1+q/Kx525;V6KR;LA9X4ryD;4ljzyp4Z;xZjn;mpk5ehkZ;8p1q;jio8;sdt/;4nq4;jVwM+Qb1;26zlKTjn;F/sDGmMV;uLd0;dP4mt9CT;S7OW4vxR;s7iEsJXz;WDk1;AgGYov4k;/WDNX+cI;o3tR;34e9;uZBW;0bB3;Lknu;RJhx4f9a;v4O+;zYyl08aC;VSAxHrQr;gPe78b1g;zHTk;DTu0;n48Ce3j+;XXVptj2H;1UK3;H7sJ;UGPe;Oq4u;xPXj;87PPR1EV;SC5q
2xYA

P7Mx;29g5fQER;vUT4gCa0;FPUt;vzyaYDNa;fpPv5+io;gBKP;ecGAwlop;ddv5iASu;EcP4;KBSr;GuGlr0uw;BOu7+lBO
CVZFoz0ahkBn;1z5d7Gc1;1vqk;LI3U;B+JRbiXa;bprF;oRcB;hEJs;gBKP+Hyl9jIZ;PPImeeWDUEmkVYDK;IYD+zF6PbedxVyV6;uSycfk+rXglGHoIx;n6+3OELV1cB4Rdd9;ucWPN4z+MzPNzMiP;T5UZ6ynavDpFZ+SU;QPYvGcYR892I;PveZ4UFI2xeJ
3MHdSjaj;K+SGPhSD;Jbsn;g6FU;bgZtZnot;pcGl

gIg1PTpR;eRzJNqoUy/JX;yxVGL+VoTdMM;DDBW:G6vYaQlqF4GI;PppemTWr;BvfRnnfkaXmx;E/nGARKOP95t;8o0QpQ9us+Xl;qMagiulBWQZZXN8t;O0+j7ugfNGCy;tihIaflk/QO+;3gr/zLmnlAVk;bKps9r18;qpQp5XoI+l5D;JnxhIg8pXPfoO/tt;E0Av;sB5vaoKpaIhp;Rodcf0eD;Yvpqbxf9:tqFZ;XgHlWVu3


Y0KC8UZNhJl6;S/+9oRxu;+15C0wB8;thEqJir4;HONazFUE;95Dp;iXpR;3J9F;mk1E;9qFK;klNq;LyX1;RagV;9xAR;/04u;ZYG1;BsqN;F1JZ;kFhv;CEgA;pv25;xscT;iBq2;2U8t;iVMv;nX23;6Caw;t8DdZUeD;Rbjd;0nbR;MuK0lBnkVqu4KyhqKMYY;r2dgN7ZG
0sri;;;bFjg;;;p061;;;;;;;rAUBhel+bcNH8eK9;V9IQg47kqV4b;eKWR4PFhq6H7
;;VQfR
iqnz;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;rqqzf2moycRU
;;;;;;;;;;;;;;;t5mz9cxOzU8PvNFQ;+zKjInl5YF1GUAkd
;;;;9ks7
;;;;;bEYN;;;;;;;;1oAWfQpy;;;hC2E
;1NP1;;;;;;;;;AFO0;B0CpSAGZ;tIE3
wdDd;pfbKJJ70:A+sT0+CkQoO5;Z9yH;;;;;;;;;;;;;;;;;;;;;;/qOC:pegPX8zSH8aG
;;Y7+Z;;WWJJ
gJ1u;;;;;;;;;8ltj;;hyLm;;;;;;;;;;72d5wdoF
pJ64KgNp;;;;;;;;;;;;;;;;;;;;;;;;;;i2wX;;;lUwF;;;;;;;;;;;;;;;;;;;srxn;Lupf;;;;;;14d/;;;;;;;;;;;;;;;;;;;;;;;;ypkW;;B010;;XeQb
;;;;;;;;;;8iko;;Hz4+;;;;;;q8e3/nj9;WFZg

;;;;;;;;;;;;;;;;;Sjaj
EOkZ
PA+Nc8Je;vXJVrOCoJPr8w5kN;NiZwlzdkzQtiqZiXXSMt+oZsX1Ma3OLH;qMqOzh8NE+NP6X7gAOIF1ynv;:MqSDfiKzt9xQC7noSUAD;rLn4PzG2OF2R;cYI89qSsk3ti;Gwl3yKu5;tA36L3r2;sX74oEl0;p5rYJOoZ;lV0e;nd7d;eiGg;oye0BufG:ztn2KPB3RV2xV6sr;h4CsyWNL:NhsL9lJ6;jTnj4mjwJ95/3XwF;oBPaiXNPmbWN;zfUYOVpTyRhI;LKpvDT4h;Z2xu92hz;8eqBmLoA;b2XjeIxX;SY4PhOZ9;h15oAMsF;RnK5NyMW;buyEunir;PvVRrpNY;wPHsvz4P;mfA5HG6t;n9xDj2ZC;ZdJS9uh/;WKx4+vf2;+1EJZuyF;E1FvzOZS;3RxrEnKJ;irJTcbAl;Ib+E7zmz;rHneodkm;hMiTPrA0;S7DREk5M;pHXasI30;vdC/p+9a;IlbBDPGy;Jc5FSJ8L;nJK3JrvZ;uJqdfTwF;j7a86fQr;fux/ME2o;cCD+PwFw;yGqiIzso;ujSQigns;ZCqgdI7z;NfWLIX+J;9pIBwhQ7;SMdOOgHE;W0qqhChA;5lnMkm2q;gQb51Fwk;jYiK;Jl+IPsaU;:Vrac/qviN1SU9kcD;nJwmoxWGbnC3RxyMEgdD;r9yfd24HalRw;7cFj4jlnNZjNvWWX;bKoZTggZY63hf4QH;Lznjs6KrMGeI;zh1Wyybr;UikQScxq;iKNwb6R7;37OU3mKj;sp0+l5Cv;5IcWXUPt;3DWoFJdi;Yx5KtWBc;p2RcMbstqyrc;pJItTCHi;AEEv6I7o;GSf4APMMsiveRYoj;mljClYei;4IGsI/LxYNGz;WUC7c5qR;5Pemusww;H6OZ0/N9;vrloXIL/0ygiIQn+Waxr
;;;;;;;;;;;;;;;JwEf
7mbn;iz0W;dS1R;0T/4;AQ16;;;;;;;;;oV7KM5k9;;;;CQli

AGlS
BaSibP0pq1PVr0pnfZvtPnCA;UVf2;uC4n;geI5;QNd2nz8OZ+5L;11Le;gUJ/;hYGf;XFrA;qblU;PTY0;5KXb;4TEL;7x4E;Nc7p;InO1;sOkU;bkP6;4l+l;v8v7;txGJ;Cww9;yQ6f;a+6Q;hsI1;ClO0;xSL6;z9/f;qbpv;yvQL;uNNX;R7n7;Txan;4eFA;Qclp;UsnU;pQJ+;5OJ+;/byO;qkNC;DvgD;C2bq;vdy8;HDh6;rA3p;fGJM;Xsjb;oKra;Ogcw;+HMw;/cXo;0bOY;9Ahe;2ED/;sbIi;yQaI;PAhT;z5Dv;POJM4UXm;Oh7F;dz85;YazM;JQEs;MNzJ;ISVx;dMpH;QLEM;d3lk;riv8;RnWAD04R;YCiS;BFcn;11jg;NNH5UCHO;6O7J;+/AU;tCWt;sbZPo6EqWRsI
;;mjGl;;;;;;;;;;;;;;;;;;;;;;;;;;;;22cp;;XDhX;;;;;;;;S2yq;;;;;0e/2;;;;;;;;;;;;;;;;;YV6O
;;;;;;;N+E1
:EfgL;:W6m4;5M92:tIKz;UBGHbJ7M;yKfs;i7rp;7W+2aTv3;r/Srwy1B;ccIafdtw;usm5;4Od1;cdOg;xs19;Asfm;i4Ks;HIze;N0Jk;2bHIUjlV:oSkAfWHm;AWZY:g0QkOWpN;nTOOahNs;hbtc:Yodm;UFyB
ejyXLxTd;5RSWZdvT;fvxIXd38hm4k;urBa9WmWmqhUGqgY;6tJmpZDDyU8g;XFj27EKS;oIPe1q3L;7F9FUEerH5Zk/V/G;EdC1PuOb;yogx0hmB:NO1OqtV+iyBgUcpPURgd;9Xf7BO8x49FR:NBcP0JXCN9ILmbkY;qISz4zp+;jYiKIg85U6Hk;1/tLc4eUL3r2phoV;dEBnd79n1O0/oA96;ZeLAihey;NFe5R7xeUuLuGcll;RFS4lv3N;iz/Yh40s;RYhKdodB;GXi0/714;RCnmMXd+trwTAD7L;ZNfz6Osf;PkOPlkpA;CQuqWngF;6+1lUHIa;C+Wy+gaU
;6NYKGguL;;62eh
ERovKl8Z;;BsaO8bxqJC7j1plr;5DG9HfGH;kF8H;kBcT;L0oU;acFQ;NQPz;cK2k;9SZC;ABXh;Q3Le;0wB8;b8jC;5lP7;SsEu;Vtdf;H7Er;;;;;VK5s;vWDX;07b/;k2od;HhVs;dHxUEEbm1pzZvP8+nl0EMPEm;+wnlElue;MgQm;fNqR;Wp6C;f74F;AAvT;Z520;Ys4o;;vMipAW6j;6cwW;Ak+6;;;;B9VGzer25RlI;l+WWUU+1MV43;EeQzaWRC;bPcOezCE;z/T7;l6TX9SES;DMDM;IQTk;PBGE;RxFv;AfBQ;vTBi;x5Ys;inrVquDvewV1;;NhYQWYyK;efG9;;CezK
;;;;;;;;;;;;;;;38IC
;;;;;;;;;;;;;;x6Vu;wL1V;;g1W0;;;;;;;lBnk
BsaO
KYSE;;v38J;;;;DfcJ;;;nqC7;9SKKUPtj;aGrNhfBT;lwSO;pG2Fjpd5;aNoQ935Y;;;;iuKC;QDIRe4mr;bBwsulKm;0yWf;ZxAC;B5F4;NSmH;Ng/i;FQPu;/Rc/khlnr6yz0Eb9iuHCLJKnvdbN;EPpf;z0ng;4CwpKfcn;d1Yq;ToihQvkINZpK;BNzd
HWGs;5IJ7;9Ivr;/5NU;0SsFGlDv;we0u;SyPY;9wlV;2/Pn

`

/**
 * The code of each province, in small letters by how far each of its letters is from the one before in the name shown;
 * `~`: none of ISO's, `>`: ISO's, where it is another; after commas other codes in circulation.
 */
export const PROVINCE_CODES: string = `
02-08
AZ;aa;aa;aa;aa;ae;ae
aa;aa;aa;ab;ab;ab;ac;ad;ae;af;ba
D;F;K;P;V;W;X;a;a;a;a;a;a;a;a;b;b;c;d;d;e;f;g;i
ah~
aaa;aaa;ac;ace;ae;afc;ag;ajd
01-11
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa,FN;aa;aa;aa;aa;ab;ab;ab;ac;ac;ae;ae;ae;ae;af;ag;ah;ak
aa;aa;aa;aa;aa;aa;ab;ac;ac;ac;ac;ad;ad;ad;ad;ad;ad;ad;ad;ae;ae;ae;ae;ae;af;af;ag;ag;ah;aj;ak;al
YT,ab;aa;aa;ab;ac;ac,aec;ac;ad;ae,aeg;ae,aa,PQ;af;ag;ah,ac
AI;LI;RM;aa;aa;aa;aa;aa;aa;aa;ab;ac;ac;ac;af;ah
MO,92;aa,13;aa,31;ab,54,YZ;ab,34;ab,35;ab,42;ab,46;ab,43;ab,22;ab,51;ab,53;ac,65;ac,11;ac,62;ac,52;ac,41;ac,23;ac,71;ac,33;ad,64;ad,91;ad,21;ad,63;ad,37;ad,61;ad,14;ad,12;ae,45;ae,50;ae,44;ae,32;ae,36;bd,15
DC;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aad;aag;aak;aga
a;a;a;a;a;a;ac
01;03-16;99
Fogo~;Santiago~;Santo Antão~;São Nicolau~;aa;aa;ab;ac;ac
37;39;45;50;52;56;60;64;68;71;74;79;81;84;87
BA;HU~;JS;KB;KN;SU~;WAD;a;aa;aa;aab;aab;aac;aac;ab;ab;ab;ab;ab;ab;abb;abb;abb;abd;aca;acb;ae;cab;faa
BI;GC;O;PM,IB;S;SS;VI;a;a;a;a;a;a;a;a;a;a;aa;aa;aa;aa,GE;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab,aa;ab;ab;ab;ab;ad;af;b;dn
FM~;TRK;aaa;abb;acc
20R;971-974;976;adi;ahd;aaa;afb;aea;aeb;acb;aha;aaa;aaa;ahe;adb
BFP~;aaa;aab;abb;aha
01,aa,aaa;02,ca,aba;03,aa,aaa;04,ac,acc;05,aa,aaa;06,ae,aea;07,aa,aaa;08,aa,aaa;09,ad,aaa;10,aa,aaa;11,aa,aaa;12,ac,aca;13,aa,aaa;14,ac,aaa;15,ad,ada;16,ad,ada;17,aa,aaa;18,aa,aaa;19,aa,aaa;20,ac,acc;21,aa,aaa;22,aa,aaa
ac~,New Territories;ac~,Kowloon;ad~,Hong Kong Island
IB;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ae;ah;ai
JB;JI;JT;JW;KB;KR;KS;KU;NB;NU;PB;PD;PE;PS;PT;SB;SG;SN;SR;ST;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ac;ae;af;ec;ed;fa;fc;fc;hg
a;a;aa;ab;ab;ac;ac;ad;ad;ad;ad;ad;ad;ad;ae;ae;af;af;af;af;af;ag;ag;ah;ah;ah
TS,ae;aa,OR;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ad;ad;ad;ad;ae;ae;ae;ae;af,aa,UL;af;af;af;ah,ad;ah;ah;ai;am,ab,af
AR;DA;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ac;ac;ad;ca;ca
00-30
KR;VS~;aa>23;aa,CI;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab,aaaa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ae;ae,aa;ae;ae;ae;ae;af;af;af;ag,ab;ba;ca;ie~
01-14
01-47
a;a;a
a;f
01-10;13-15
11;26-31;41-50
KU;aa;aa;ac;ca;ca
Cayman Brac~;Grand Cayman~;Little Cayman~
10;11,aaa;15,aaa;19,aaa;23,aaa;27,ZAP;31,ZHA;33;35,aaa;39,KUS;43,aba;47,aaa;55,aaa;59,SEV;61,YUZ;62;63,VOS;71,aaa;75,aab;79,aaa
ad~;c;c
MP~
aaa,ab,EM;aaa,aaaa;aaa,aaaa;aaa,ace;aaa;aaa,aac;aaa,aaaa;aaa;aaa,aea;aaa,aha;aaa,aea;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,aaaeb;aaa,aaaa;aaa;aaa;aab,aaaa,aa;aac,aaad,af;acd,ac;acd;adg,ad,ak;adj,an;aea,ae;ahb,DF,aceb,DIF;iaa,Q ROO,ahaa
01,abb;02,abb;03,aeb;04,abb;05,afg;06,abc;07,abc;08,abb;09,acb;10,aeb;11,abc;12,abb;13,adb;14,aab;15,abc;16,aeb
B;L;MPM;P;Q;a;a;a;a;a;c
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;fg
aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ae;dc;eg;eg
01-14
CIT;aaa;aaa;aaa;aaa;aab;aca;acb;acb;acb;acb;acc;acc;adb;adf;afa;afc
1;10;2-9;aa;KY;ac;ad
CUS;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aad;aae;aba;abc
acg~;adb~;eaa~;eaa~;eaf~
CPK;CPM;EPW;ESW;GPK;MPL;MPM;MRL;NIK;NPP;NSB;SAN;SHM;WBK;WHM;WPD;aba;abb;aea;aga;agb;ahg
00,NCR;aaa;aad;aab;aaa;aaa;aaa;aaa;aaa;aad;aaa;aaa;aaa;aaa;abc;abb;aaa;aaa;aaa;aaa;aae;aaa;aag;aaa;aaa;aaa;COM;aac;aag;aaa;aaa;abb;aaa;aaa;aaa;aab;aae;aad;aaa;aaa;aaa;aaa;aag;aaa;aba;aad;aaa~;aaa;MDC;icb;abc;abl;aaa;abf;abf;NCO;aaf;aab;aha;aaa;aab;aaa;aaa;abb;aaa;aaa;aaa;aaa;aaa;aea;SIG;aha;aba;aaa;aae;aai;aaa;aaa;aaa;WSA;aae;aak;aba;aia
01-18;20;30
002;004;010;050;100;150;212;214;218;222;224;226-228;350;370;PW~
1;10-16;19;2-9;aaa
a;aa;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ad;ad;ad;ae;ae;ae;ah
TY;YEV;aa;aa;aa;aa;aa;aa;aa~,Respublika Krym;aa;aa;aa;aa;aa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,UOB;aaa;aaa,KOR;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,KOP;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,AGB,CHI;aaa~,Sevastopol';aac;aad;aae;aae;ab;ab;ab;ab;ab;aba;aba;aba;abb,adf;abb;ac;acb;acb;acb;ad;ad;aea;afa;afa,EVE,TAY;agc,aga;gb
01-27
JD;JH;SD;aa,ab;aa,ab;aa,ab;aa,ac;aa,ab;aa,ab;aa,ae;aa,ac;aa,ab;aa,ag;ab;ab;ab;ab;fa
aa;aa;aa;aa;aa;aa;ab;ab;ab;ad
aa;aa;aa;aa;aa;aa;aa;aa;ac;ac;ac;ac;ca;ca
10-27;30-58;60-67;70-77;80-86;90-96;S
01-81
aaa;aaa;aaa;aab;abb;abb;adb;adc
CYQ;HSQ;HSZ;KHH;PIF;TTT;TXG;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aba;aca;acb;ada;baa
05;07;09;12;14;18;21;23;26;30;32;35;40;43;46;48;51;53;56;59;61;63;65;68;71;74;77
67;71;76;79;81;84;86;89;95
MP;PW~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ac~;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ad~;ae;ae;ae;ae;ae;af;af;af;af;af;ag;ag;ag;ah;ah;ak~;ak~;al;aq~
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ac;ac;ae;ae;ae;ae
B;C;D;E;F;G;H;I;J;K;L;O;S;V;W;X;Y;a;a;a;c;d;d;f;j
aa~
01>HN;04;08>07,03;11>71;12>01,64;14>05;19>69,53;20>09;22>13;24>56,54,33;25>68,06,15;31>HP,61,62;34,36;35,72;37>18;38>21;40>22;42>23;44>25,70;46>26;48>DN,27,60;51>29,28;52>30;56>66,32;66>33;68>02;75>39,58;79>SG,57,43,65;80>37,63,67,41;82>45;86>49,50;91>44,47;92>CT,73;96>59,55
GP,ac,aa;aa;ac,NP,aa;acd,hd,ag,dd;ad;ae;ag;ag;ah
aa;aa;aa;aa;ac;aj;ak;ak;ak;al
`

/** The countries of the lines of the next. */
export const OTHER_COUNTRIES: string =
	'AFAGALAOATAZBABDBEBFBGBHBIBJBNBOBQBTBWBYBZCDCFCGCHCICMCVCYCZDEDJDKDMDODZECEEERESETFIFJFRGAGBGDGEGHGLGMGNGQGRGWGYHRHTHUIEILISITJOKEKGKHKMKNLALBLCLILKLRLSLTLULVLYMAMCMDMEMGMHMKMLMMMNMRMTMUMVMWNANENLNONPOMPHPKPLPSQARSRWSASBSDSESGSHSISKSLSMSNSSSTSYSZTDTGTJTLTMTNTOTTTZUGUZVCVUWFWSYEZM'

/** The codes of ISO 3166-2 that addresses do not use, by steps. */
export const OTHER_CODES: string = `
z5/BwYMwX8SJ8a6yHy5O4jG8YhzzMCwowtxv0X088Ozyf0N8MMEyPwE8bEF5t8Q48Nb8es
2DBBBBBCB
2BBBBBBBBBBBB
z8MeGk2hwXznByK8zyI8mwxYgx31Iz99MW8w2
1BBBBBBBBB
yaxSxSiSVCw7MFxBe zsxACKGC0HyOKGw/wr2aK3Yxz8cnxW1KHzCwA8Oyxw8NDC3cxdLw84N7P63zd8NcWCBI0bx97/CEDBGCUyRtrPybxr1A0n8eKwKx90Mxgw84EDB
z8NLy1+zB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB xABBBBBBB
z8RC/LfezJCwrygwugxuwrRd
2BBBBBBBBBBBBB z5/BBMxkxHE7E8j10Vu505h8OuxCyWMwEDBD1rzU530ACK0479Cx7038a4w9w5NgF0G3R8r6N8NCxoH
2BBBBBBBBBBBBBBBBBBBBBBBBBBBB
2NBBC
ybKBFJIw4w4JHcUCCIw+HF
yKBFYaayGUgwKRzX
yeI2cQ
xBBFECBBDB
yo18E
2LBBBBGBBBHBBBHBBBB yxs06
ywIDwoJHwtKFLSqSxAKBE
yrxnCDxBIy6
ywDZ0Gwk z8et+uW
ycSwawYBJZjCCFCFWGGNBWKw+KKGOG
yCZJxsCGwNFVaOXdwtwKa z8MV
1CDCBB 2LBBBBB z8UT
yGCJNHHw3NHGwhwEkSawoBHLHCjMPwsB
yBrUbwUxREaxyJwKqvn
yDwFwNFyHvIYw4C
xBR ywEFMzRwQNEkFMLCHCEIS
2BBBBBB
2KKLBJBJBBKBHBI 3yZBBBBBBBBw2BBBBBBEBBBBBBwkBBIBBBBBBwkBBBHBBBBGBBBwxBBBBGBBBBBBwQBBBBGBBBwdBBBBB =20A =20B =20C
ybDSCxVDDxgNOwxSECGO
yRBwUBzmxR
2whBBBB 3PFFFFFCIFFFFGEVu
2CBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
xABBBBBBBBDBBBBCBBBCBBB y2nB
3xSLBdNHHHJfCEERLBHCDHCMERPwXGBBJBEgCGRIDOdKTdDECONCICFVJKECFHGDwBIBDHGPKVjHCCCEKCJ
yNwbKwLxrx2
yNEBjKBBGwIdxuBZwXnwy
yAFHSwDwbayXwvFBIM
2BBBBBBBBBBBBBBBBBBB
2BBBBBBBBBBBBBB xCCJEF
2BBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBB ylezKXwHHwxwe =2A =2B =69M =6AE =75C
1BBBBBBBBB
zcBBxPXxxKF0iLmQBhKVMSvvwWDLTarBVVwCxnMHbw/RSwlHQDKwEIwOTxSwrnwTEEwHxwBowfwPOxmLCwNNyZFnxJCUFyUyawmb1BUzNMxexbw2BJpvw+wWcntwMDC4gEwtwV8NeLwcgzwwWw6PFXoKUwvIxAyWxmwSVExCwhwewkFwENx5NweIRcxQDQexXZIFwSDv0bxzxnyNxtlwXFxA8NcFMIFwUwKx9xsxvCdwnJJdIEwcQBEtiBGwkgCBGFBFwGDHw6xcvx2EwexU1B4L3eTwOwDUwCugCIiEFYHwYIEPL8Sq1y
2BBBBBBE
yBIx3soKwGxRYBPC
yAFCTEKbwEyvLew6aJSrC
yVzTxcPt
xBKBBHC
xBBBCFBBB yeBFeNHDJgODJUwkBCBJBEIEKOBIBnjweWKxS
xCG yNaFaRyKVzz
2wV xABBBBBBBBBBBB
xLCF yaLBGIw4yowQwY
yauKXRyOwqHxCQ
2BBBBBBBBBBBBBBBBBBBBB
yRnw0yJBEGgwnB
yaCCGKFTMQMLNoGDDRsRIJncEKgOwPCCDDBEBGCNmEIwsE
xCJBI
xDJN yyGwQzI
1BBBBBBBB zzhHx/N2+wkF8OiU8PXzNzsIpR1W0xwlHEyn2LOwQPFE4i8NPy9xT0G8Plxlw+1w8mDUJwkI2IuIQPwJweBIDwSbFw/ZHixXyBwM8SUFzS
2VEHCCGDHDCFDCFDCBEG
yJDEDGByXJawEDK
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
xBBHEBFF yxtN
1BBBBBBBBB 2KBBBBBBBBBBBBBBB
xAGG
2BBBBBBBBBBBBBC
yTRBWxZwXfDwjNwiKwRLhEEK
yKIIHByYLwt
2BBBCBBBCBB
2BBBBBBBBBBB
1BBBBBBBBB 2LBBIBBIBBIBBBBGBBIBJBJBJB
ygGawtFEFxRSIKKw2Ca
xABBBBBBBCB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB yLzUJwBwawRaEpS
xDDF ywELXUQwDxVKxRJwvf
3CFEEBGEHIBFDCCCCBDFBFEDHBBCDDCCBEFBB z8ht89q128Sc86Mw28nu
yaUwBwgwLGCMLwAHBHVFxDQKwdDPwM
2BBBBBBBBBBBB zxvyxw9x1xWFBzFJwjy7x4EL8Nt59REybxDwsyh7ZBxwF0w2ZyT10000vFwQJB2wR50wSYHwxxwNz31N78DGQ8Wcw+4KGwyOwmEFBwA1uDGDCGwywyMw/N825xg
ywPDweMwiwAaCEIGwRwaLBCwe
yNNDOBILBFBBBUDDJXLPLXSwiwIUPwREVFFBFCFEj
2BBBBBBBBBBBBBBBBBBBBBBBBB
xADCHHB
zz4Bxuwi8hv0C8urK8NE0xw8ydJ2jCw2w67bK8qN8ctzc8UXC
3w1BBBBBBBBwsBBBBBBBBBBwqCBDBCBBBwoBBBBBBBBBwrBBBBBBBBwsBBBBBBBBwsBBBBBwvBBBBBBBBBBBBBBBB
1BBBBBBBBB 2K z8OG
2BBBBBBBEBBBBBBB
1B 3jCCCCDBCCCCCCCCBBCCCC
2BBBBBBBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
yGfRwnexrwQLLsDJ
2ABBBBBCBEBBDDDBBBBBB z+Ci
xCLF yaLZHCLKyJBQCSEBNCDCDECICnwRGhxz
ywEwVwNweEDNCwlEGFBD
1BBBBBBBB
yWwEVuGNNxJtGow6wAxDD =BQ1 =BQ2 =BQ3
2DIEDDBIBBBBEBBCEEEBB
=P1 =P2 =P3 =P4 =P5 =P6 =P7
yjJCgy6UxhJw6wKU
2BBBCBBBBBBBBBBZB
yaxTwVSfxEwgX
2CCCCCCCCCCCCCCCC
z8Rp8OM8ndwR8VlB0c8M18VmxZ8inz1w48Mc1vy0
yweyNwPxAhwPiwe
2ABBBBBBBBBBBBBBBBBBBBBBBBBBBBB yzgzw
2BBBBB
2BBBBBBBBBBBBC
ywIDMw5wCwwBxIwHwe
ywgCJFEwLHPwfHGFwNNDFw0Q
xCBBBBBBCCBBEBBCBBB yBBb
2BBBBB
yCyPz9
3BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
ycJy3wewRwjCxy
xEJFE y04
2BBBBBBBBB
ywfJwExIDBHVnxdHRFxr
ynJwKCSxCwIwOyKt
2BBBBBB xP
ywmJHwgIDBRwbxmGDrG
yyNxFGxz
yaGINwHKwHUwTcMDJCCKPaw1ISIwb
xCICDD
ywywLxKxzu
yLCNOaUjx1IXOlyK
xABCIBG
2LBBBHBBIBBBHBBIBBIKBBIBB
2BBBBB
z2S8QM0b249gL8Zrzjwfm8ZZQwPW7sx6
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
3w1BBBBBBBBBBBBBBBBBBBBBBBBBwbBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBwQBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBwQBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB xCCJJ
yNhwkxAw2QwIRjIMQEw4
2BBBBBB
z9+P8e58e8ww4M05
yL2fwT
yALIw/eEyyweulN
yBCJOwEHw0GLHZwEaRFw8aDEGHG
2BBBBBBBBBB
`
