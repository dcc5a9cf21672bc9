// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.
// 1751 provinces of 76 countries; one line a country.

/** The countries of the lines of the next three. */
export const PROVINCE_COUNTRIES: string =
	'ADAEAMARASAUBBBRBSCACLCNCOCRCUCVEEEGESFMFRGBGTHKHNIDIEINIQIRITJMJPKIKNKPKRKWKYKZMHMPMXMYMZNGNINRNZPAPEPFPGPHPTPWPYRORUSCSOSRSVTHTRTVTWUAUMUSUYVEVIVNZAZW'

/** What addresses of each do with provinces: r: every source says that they need one; h: they hide them; u: all others. */
export const PROVINCE_USES: string =
	'uruuururururrruuuuruhhurururuururuuuruuuuuruuuuuuuuuuuuuuuruuuruuuuuururuuuu'

/** The names shown, apart by semicolons. */
export const PROVINCE_NAMES: string = `
Canillo;Encamp;La Massana;Ordino;Sant Julià de Lòria;Andorra la Vella;Escaldes-Engordany
Abu Dhabi;Dubai;Fujairah;Sharjah;Ajman;Ras al-Khaimah;Umm al-Quwain
Shirak;Ararat;Lori;Tavush;Kotayk;Syunik;Aragatsotn;Armavir;Gegharkunik;Vayots Dzor;Yerevan
San Luis;La Rioja;Catamarca;Formosa;Tierra del Fuego;Corrientes;Córdoba;Ciudad Autónoma de Buenos Aires;Buenos Aires;Entre Ríos;La Pampa;Mendoza;Río Negro;Santa Fe;Tucumán;Salta;Chaco;Chubut;San Juan;Neuquén;Jujuy;Misiones;Santiago del Estero;Santa Cruz
American Samoa
Tasmania;Victoria;Northern Territory;New South Wales;South Australia;Queensland;Western Australia;Australian Capital Territory
Christ Church;Saint Andrew;Saint George;Saint James;Saint John;Saint Joseph;Saint Lucy;Saint Michael;Saint Peter;Saint Philip;Saint Thomas
Acre;Alagoas;Amazonas;Bahia;Ceará;Espírito Santo;Goiás;Maranhão;Pará;Pernambuco;Piauí;Rondônia;Sergipe;Tocantins;Mato Grosso;Paraná;Roraima;São Paulo;Amapá;Rio de Janeiro;Santa Catarina;Minas Gerais;Paraíba;Rio Grande do Norte;Mato Grosso do Sul;Distrito Federal;Rio Grande do Sul
Exuma;Bimini;Central Eleuthera;Inagua;North Abaco;South Abaco;Acklins;Cat Island;New Providence;Rum Cay;San Salvador;Crooked Island;Freeport;Berry Islands;East Grand Bahama;Hope Town;Long Island;Mayaguana;West Grand Bahama;Black Point;Grand Cay;North Eleuthera;South Andros;South Eleuthera;Moore's Island;Ragged Island;Harbour Island;Spanish Wells;Mangrove Cay;North Andros;Central Abaco;Central Andros
Yukon;Ontario;Nunavut;Alberta;Northwest Territories;New Brunswick;Saskatchewan;Nova Scotia;Prince Edward Island;Quebec;Manitoba;British Columbia;Newfoundland and Labrador
Aysén;O'Higgins;Ñuble;Santiago;Magallanes;Antofagasta;Araucanía;Atacama;Biobío;Coquimbo;Tarapacá;Los Lagos;Los Ríos;Maule;Arica y Parinacota;Valparaíso
Macau;Shanghai;Hebei;Sichuan;Xizang;Anhui;Fujian;Hubei;Hainan;Hunan;Jilin;Yunnan;Xinjiang;Beijing;Gansu;Guizhou;Henan;Heilongjiang;Taiwan;Zhejiang;Ningxia;Hong Kong;Tianjin;Liaoning;Qinghai;Shandong;Shaanxi;Shanxi;Guangxi;Chongqing;Guangdong;Jiangsu;Jiangxi;Inner Mongolia
Córdoba;Bogotá;Guainía;Amazonas;Antioquia;Arauca;Atlántico;Bolívar;Boyacá;Caldas;Caquetá;Casanare;Cauca;Cesar;Chocó;Cundinamarca;Huila;La Guajira;Magdalena;Meta;Nariño;Putumayo;Quindío;Risaralda;Santander;Sucre;Tolima;Vaupés;Guaviare;Vichada;Valle del Cauca;San Andrés & Providencia;Norte de Santander
Alajuela;Cartago;Guanacaste;Heredia;Limón;Puntarenas;San José
Pinar del Río;Havana;Matanzas;Villa Clara;Cienfuegos;Sancti Spíritus;Ciego de Ávila;Camagüey;Las Tunas;Holguín;Granma;Santiago de Cuba;Guantánamo;Artemisa;Mayabeque;Isla de la Juventud
Fogo;Santiago;Santo Antão;São Nicolau;Brava;Maio;Sal;Boa Vista;São Vicente
Harju;Hiiu;Ida-Virumaa;Jõgevamaa;Järvamaa;Läänemaa;Lääne-Virumaa;Põlvamaa;Pärnumaa;Raplamaa;Saare;Tartumaa;Valgamaa;Viljandi;Võrumaa
Red Sea;Helwan;South Sinai;Qalyubia;Qena;6th of October;New Valley;Cairo;Gharbia;Ismailia;Alexandria;Suez;Asyut;Aswan;Dakahlia;Beheira;Giza;Luxor;Minya;Matrouh;Monufia;Beni Suef;Sohag;Kafr el-Sheikh;Port Said;Faiyum;Damietta;Al Sharqia;North Sinai
Ávila;Vizcaya;Cádiz;Las Palmas;Asturias;Balears;Cantabria;Guipúzcoa;Álava;Alicante;Jaén;Lleida;Madrid;Palencia;Valencia;Zaragoza;Barcelona;Huelva;Tarragona;Navarra;Girona;Huesca;Badajoz;Ceuta;Murcia;Sevilla;Almería;Burgos;Cuenca;Granada;Guadalajara;León;Lugo;Pontevedra;Salamanca;Soria;Teruel;Toledo;Valladolid;Zamora;Castellón;Melilla;Ourense;Albacete;Cáceres;Segovia;Málaga;Córdoba;La Rioja;Ciudad Real;A Coruña;Santa Cruz de Tenerife
Micronesia;Chuuk;Yap;Kosrae;Pohnpei
Corse;Guadeloupe;Martinique;Guyane (française);La Réunion;Mayotte;Auvergne-Rhône-Alpes;Burgundy-Franche-Comté;Bretagne;Centre-Val de Loire;Grand-Est;Hauts-de-France;Île-de-France;Nouvelle-Aquitaine;Normandie;Occitanie;Provence-Alpes-Côte d'Azur;Pays-de-la-Loire
British Forces;England;Scotland;Wales;Northern Ireland
Guatemala;El Progreso;Sacatepéquez;Chimaltenango;Escuintla;Santa Rosa;Sololá;Totonicapán;Quetzaltenango;Suchitepéquez;Retalhuleu;San Marcos;Huehuetenango;Quiché;Baja Verapaz;Alta Verapaz;Petén;Izabal;Zacapa;Chiquimula;Jalapa;Jutiapa
Kowloon;New Territories;Hong Kong Island
Bay Islands;Atlántida;Choluteca;Intibucá;Lempira;Ocotepeque;Olancho;Valle;Yoro;Colón;Comayagua;Copán;Cortés;El Paraíso;La Paz;Santa Bárbara;Gracias a Dios;Francisco Morazán
West Java;East Java;Central Java;Java;West Kalimantan;Riau Islands;South Kalimantan;North Kalimantan;West Nusa Tenggara;Lesser Sunda Islands;West Papua;Southwest Papua;Highland Papua;South Papua;Central Papua;West Sumatra;Southeast Sulawesi;South Sulawesi;West Sulawesi;Central Sulawesi;Yogyakarta;Aceh;Bali;Bengkulu;Gorontalo;Jambi;Kalimantan;Lampung;Maluku;Papua;Riau;Jakarta;Sumatra;Maluku Islands;Papua Islands;Sulawesi;Banten;South Sumatra;Bangka Belitung;East Kalimantan;East Nusa Tenggara;North Sumatra;North Maluku;North Sulawesi;Central Kalimantan
Dublin;Galway;Cork;Monaghan;Wexford;Kilkenny;Mayo;Clare;Cavan;Kerry;Laois;Meath;Sligo;Louth;Carlow;Offaly;Donegal;Kildare;Leitrim;Tipperary;Wicklow;Longford;Limerick;Waterford;Westmeath;Roscommon
Telangana;Odisha;Andaman and Nicobar Islands;Assam;Chandigarh;Jharkhand;Karnataka;Tripura;Arunachal Pradesh;Ladakh;Delhi;Goa;Gujarat;Manipur;Mizoram;Haryana;Maharashtra;Rajasthan;Sikkim;Kerala;West Bengal;Bihar;Nagaland;Punjab;Tamil Nadu;Meghalaya;Uttar Pradesh;Andhra Pradesh;Uttarakhand;Lakshadweep;Madhya Pradesh;Chhattisgarh;Himachal Pradesh;Jammu and Kashmir;Puducherry;Dadra and Nagar Haveli and Daman and Diu
Erbil;Dohuk;Basra;Nineveh;Sulaymaniyah;Diyala;Karbala;Kirkuk;Maysan;Najaf;Wasit;Babylon;Baghdad;Kurdistan;Al Anbar;Dhi Qar;Saladin;Al Muthanna;Al-Qādisiyyah
Markazi;Gilan;Mazandaran;East Azerbaijan;West Azerbaijan;Kermanshah;Khuzestan;Fars;Kerman;Razavi Khorasan;Isfahan;Sistan and Baluchestan;Kurdistan;Hamadan;Chaharmahal and Bakhtiari;Lorestan;Ilam;Kohgiluyeh and Boyer-Ahmad;Bushehr;Zanjan;Semnan;Yazd;Hormozgan;Tehran;Ardabil;Qom;Qazvin;Golestan;North Khorasan;South Khorasan;Alborz
Crotone;Medio Campidano;Aosta;Sud Sardegna;Reggio Emilia;Agrigento;Enna;Firenze;Genova;Milano;Napoli;Torino;Venezia;Alessandria;Ancona;Arezzo;Avellino;Bari;Biella;Bologna;Brindisi;Cagliari;Chieti;Como;Cremona;Ferrara;Frosinone;Gorizia;Grosseto;Imperia;Isernia;Lecce;Livorno;Lodi;Lucca;Messina;Modena;Novara;Nuoro;Ogliastra;Oristano;Palermo;Pescara;Pisa;Ravenna;Rieti;Rovigo;Salerno;Siena;Sondrio;Taranto;Teramo;Udine;Varese;Vicenza;Roma;Siracusa;Caltanissetta;Mantova;Massa-Carrara;Padova;Ragusa;Asti;Belluno;Benevento;Cuneo;Cosenza;Catania;Foggia;Lecco;Latina;Macerata;Matera;Parma;Pavia;Sassari;Savona;Terni;Verona;Viterbo;Bolzano;Verbano-Cusio-Ossola;Trento;Trapani;Bergamo;Brescia;Caserta;Fermo;Piacenza;Pistoia;Treviso;Vercelli;Perugia;Prato;Rimini;Trieste;Vibo Valentia;Barletta-Andria-Trani;Forlì-Cesena;Campobasso;Catanzaro;Pordenone;Potenza;Monza e Brianza;Reggio Calabria;Ascoli Piceno;Pesaro e Urbino;L'Aquila;La Spezia;Gallura Nord-Est Sardegna
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
México;Veracruz;Coahuila;Michoacán;Querétaro;Aguascalientes;Campeche;Colima;Durango;Guanajuato;Hidalgo;Jalisco;Morelos;Nayarit;Oaxaca;Puebla;Sinaloa;Sonora;Tabasco;Tamaulipas;Tlaxcala;Yucatán;Zacatecas;Chihuahua;Chiapas;Guerrero;San Luis Potosí;Baja California;Baja California Sur;Nuevo León;Ciudad de México;Quintana Roo
Johor;Kedah;Kelantan;Melaka;Negeri Sembilan;Pahang;Penang;Perak;Perlis;Selangor;Terengganu;Sabah;Sarawak;Kuala Lumpur;Labuan;Putrajaya
Manica;Maputo;Cidade de Maputo;Cabo Delgado;Zambézia;Gaza;Inhambane;Nampula;Sofala;Tete;Niassa
Nasarawa;Abia;Adamawa;Akwa Ibom;Anambra;Bauchi;Benue;Borno;Cross River;Delta;Ebonyi;Edo;Ekiti;Enugu;Gombe;Imo;Jigawa;Kebbi;Kogi;Kwara;Lagos;Niger;Ogun;Ondo;Osun;Oyo;Plateau;Rivers;Sokoto;Taraba;Yobe;Zamfara;Bayelsa;Kaduna;Kano;Katsina;Abuja Federal Capital Territory
Boaco;Carazo;Estelí;Granada;Jinotega;León;Rivas;Chinandega;Chontales;Madriz;Managua;Masaya;Matagalpa;Nueva Segovia;Río San Juan;Costa Caribe Norte;Costa Caribe Sur
Aiwo;Anabar;Anetan;Anibare;Baiti;Boe;Buada;Denigomodu;Ewa;Ijuw;Meneng;Nibok;Uaboe;Yaren
Chatham Islands;Canterbury;Gisborne;Otago;Tasman;Auckland;West Coast;Bay of Plenty;Nelson;Northland;Southland;Hawke's Bay;Waikato;Manawatu-Wanganui;Marlborough;Taranaki;Wellington
Bocas del Toro;Panamá Oeste;Coclé;Colón;Chiriquí;Darién;Herrera;Los Santos;Panamá;Veraguas;Emberá;Guna Yala;Ngäbe-Buglé;Naso Tjër Di
Cuzco;Lima;Callao;Amazonas;Ancash;Apurímac;Arequipa;Ayacucho;Cajamarca;Ica;Junín;La Libertad;Lambayeque;Loreto;Moquegua;Pasco;Piura;Puno;Tacna;Tumbes;Ucayali;San Martín;Huánuco;Huancavelica;Lima Metropolitana;Madre de Dios
Îles du Vent;Îles Sous-le-Vent;Îles Marquises;Îles Australes;Îles Tuamotu-Gambier
Chimbu;Central;Enga;East Sepik;Gulf;Morobe;Madang;Manus;New Ireland;Northern;Bougainville;West Sepik;Southern Highlands;West New Britain;Western Highlands;Western;Hela;Jiwaka;Milne Bay;East New Britain;Eastern Highlands;National Capital District
Metro Manila;Abra;Agusan del Norte;Agusan del Sur;Aklan;Albay;Antique;Apayao;Aurora;Bataan;Basilan;Benguet;Biliran;Bohol;Batangas;Batanes;Bukidnon;Bulacan;Cagayan;Camiguin;Camarines Norte;Capiz;Camarines Sur;Catanduanes;Cavite;Cebu;Davao de Oro;Davao Oriental;Davao del Sur;Davao del Norte;Dinagat Islands;Davao Occidental;Eastern Samar;Guimaras;Ifugao;Iloilo;Ilocos Norte;Ilocos Sur;Isabela;Kalinga;Laguna;Lanao del Norte;Lanao del Sur;Leyte;La Union;Marinduque;Maguindanao;Masbate;Occidental Mindoro;Oriental Mindoro;Maguindanao del Norte;Maguindanao del Sur;Mountain Province;Misamis Occidental;Misamis Oriental;Cotabato;Negros Occidental;Negros Oriental;Northern Samar;Nueva Ecija;Nueva Vizcaya;Pampanga;Pangasinan;Palawan;Quezon;Quirino;Rizal;Romblon;Sarangani;South Cotabato;Siquijor;Southern Leyte;Sulu;Sorsogon;Sultan Kudarat;Surigao del Norte;Surigao del Sur;Tarlac;Tawi-Tawi;Samar;Zamboanga del Norte;Zamboanga del Sur;Zambales;Zamboanga Sibugay
Aveiro;Beja;Braga;Bragança;Castelo Branco;Coimbra;Évora;Faro;Guarda;Leiria;Lisboa;Portalegre;Porto;Santarém;Setúbal;Viana do Castelo;Vila Real;Viseu;Açores;Madeira
Aimeliik;Airai;Angaur;Hatohobei;Kayangel;Koror;Melekeok;Ngaraard;Ngarchelong;Ngardmau;Ngatpang;Ngchesar;Ngeremlengui;Ngiwal;Peleliu;Sonsorol;Palau
Concepción;Alto Paraná;Central;Ñeembucú;Amambay;Canindeyú;Presidente Hayes;Alto Paraguay;Boquerón;San Pedro;Cordillera;Guairá;Caaguazú;Caazapá;Itapúa;Misiones;Paraguarí;Asunción
Iași;Mureş;Neamţ;București;Arad;Brăila;Alba;Argeș;Bacău;Bihor;Botoşani;Buzău;Călărași;Covasna;Galați;Harghita;Ilfov;Ialomița;Mehedinți;Olt;Sibiu;Tulcea;Timiș;Vâlcea;Vaslui;Cluj;Dâmbovița;Dolj;Gorj;Giurgiu;Prahova;Vrancea;Constanța;Hunedoara;Maramureş;Sălaj;Satu Mare;Braşov;Caraș-Severin;Suceava;Teleorman;Bistriţa-Năsăud
Tuva;Jewish Autonomous Oblast;Altai Republic;Sakha;Udmurtia;Bashkortostan;Buryatia;Crimea;Adygea;Ingushetia;Mordovia;Dagestan;Komi;Tatarstan;Moscow Oblast;Altai Krai;Kemerovo;Primorsky Krai;Chukotka;Ivanovo;Kamchatka Krai;Kostroma;Nenets;Nizhny Novgorod;Omsk;Samara;Tula;Yaroslavl;Amur;Arkhangelsk;Astrakhan;Belgorod;Bryansk;Chelyabinsk;Irkutsk;Khabarovsk Krai;Kirov;Leningrad;Lipetsk;Magadan;Murmansk;Orenburg;Perm Krai;Pskov;Rostov;Ryazan;Sakhalin;Saratov;Sevastopol;Smolensk;Stavropol Krai;Sverdlovsk;Tambov;Tomsk;Tver;Tyumen;Ulyanovsk;Vladimir;Voronezh;Zabaykalsky Krai;Oryol;Moscow;Khanty-Mansi;Yamalo-Nenets;Kabardino-Balkaria;Chuvashia;Chechnya;Kalmykia;Karelia;Kaluga;Penza;Kursk;Vologda;Novosibirsk;Khakassia;Novgorod;Kurgan;Volgograd;Karachay-Cherkessia;Mari El;Saint Petersburg;Krasnodar Krai;Krasnoyarsk Krai;Kaliningrad;North Ossetia-Alania
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
Northern Mariana Islands;Palau;California;Nebraska;Oregon;Wisconsin;Alabama;Arkansas;Colorado;Delaware;Florida;Illinois;Indiana;Massachusetts;Michigan;Oklahoma;Virgin Islands;Washington;Wyoming;Guam;Idaho;Ohio;Utah;Minnesota;Mississippi;Nevada;Tennessee;Texas;Armed Forces Europe;Kansas;New Mexico;Arizona;Montana;New Hampshire;New Jersey;New York;Iowa;Puerto Rico;West Virginia;Hawaii;Alaska;Maine;Marshall Islands;Missouri;North Dakota;South Dakota;North Carolina;South Carolina;Rhode Island;Connecticut;District of Columbia;Louisiana;Georgia;Vermont;Kentucky;Maryland;Virginia;Pennsylvania;American Samoa;Armed Forces Americas;Armed Forces Pacific;United States Minor Outlying Islands;Federated States of Micronesia
Artigas;Canelones;Colonia;Durazno;Lavalleja;Maldonado;Montevideo;Paysandú;Rocha;Salto;Soriano;Tacuarembó;Rivera;Río Negro;San José;Treinta y Tres;Cerro Largo;Florida;Flores
Anzoátegui;Apure;Aragua;Barinas;Bolívar;Carabobo;Cojedes;Falcón;Guárico;Lara;Mérida;Nueva Esparta;Táchira;Zulia;Dependencias Federales;La Guaira;Delta Amacuro;Miranda;Portuguesa;Trujillo;Monagas;Sucre;Amazonas;Yaracuy;Distrito Capital
Virgin Islands
Hà Nội;Cao Bằng;Tuyên Quang;Điện Biên;Lai Châu;Sơn La;Thái Nguyên;Lạng Sơn;Quảng Ninh;Bắc Ninh;Phú Thọ;Hải Phòng;Khánh Hòa;Lâm Đồng;Ninh Bình;Thanh Hóa;Nghệ An;Hà Tĩnh;Quảng Trị;Huế;Đà Nẵng;Quảng Ngãi;Gia Lai;Hưng Yên;Đắk Lắk;Lào Cai;Đồng Nai;Thành phố Hồ Chí Minh;Tây Ninh;Đồng Tháp;Vĩnh Long;An Giang;Cần Thơ;Cà Mau
Gauteng;Mpumalanga;Limpopo;KwaZulu-Natal;Free State;North West;Eastern Cape;Western Cape;Northern Cape
Bulawayo;Harare;Manicaland;Midlands;Masvingo;Matabeleland North;Mashonaland Central;Mashonaland East;Mashonaland West;Matabeleland South
`

/**
 * How many fingerprints of other names each province has, a character from 0 on (9, :, ; and so on), zeros at the end left
 * out: of names that may go without their kind; after an exclamation mark, of whole names; after a number sign, shorter ones
 * of names that stay as they are written.
 */
export const PROVINCE_COUNTS: string = `
000001
2222133
21121121222
000010161

00000002

00000000000000000101100001
1000000000011
1102211221126
320240000000001
3212211111116411111152211111532113
051000000000000000000000000000153

01


32242332223231322222432223332
03142:1211111111000322111100000000000000311000020233
01
10000001100000101
11#w2#]1#Q1#8
1
2#51#93#4
1
222112!1112111211211113100000000071000022122111
32221222222221222222222221
243222221142222111122112211331122158
3322211111121111212
1213311112222221121111111121221
00432111111110000000000000000000000000000000000000000002211111000000000000000000421100000000000001100002201102
1
11111131221211112221222122111112122211221111121
1

1221221221122
32112111344444433
221121

1221!20212412202203121


12111000000000000000000000010041
1001001000000322
001
1000000000000000000000000000000000003
00000000000000044
00001
00000100000002001
0100000000121
12!310000000000000000000001!3
00101
1000000001010000000001
200000000000000000000000001001000000000000000000110000010000000000000000000000010101
00000000001010000021

000000000000000001
0001
130!7532221110001!30!32211111111110000000000000000000000000000000021!432321111101011004130003
0000000000000001
111110000000020001

1
611131111111111111111111111111111111111111111111111111111121111111111211121113
001000000000000000000000000000101000000010000100000000000000001
00000001
0!10!11!1211222111111112!21!221!11
2111011301!50!91141131110101111
02
2022220!111111111111100001111162211111003100003322011100000302101
0000000000000001
0000000000000021010000003

1010001001221220001221111117112131
111121111

`

/** The fingerprints, one after the other, three characters each. */
export const PROVINCE_PRINTS: string =
	'MKEGdvlOYE30k5fjQ1FOutVUAUADJqOCPgJNKgj+M7qgrHNjf9UbqlPrBLCLT4oUg+DS9YKEFD7wZpX151ropMT6IEFTLoMGE54d+gv9zmehRL9IY6+d7ZXyu8h5Hw9aVECbCO53QWnrHFumzAUiIZckxBeTrc0RqG1MaIJ3Y8zi3fecwJlrlNP3nsTBj44EDGpDG1U2NEaGQJAgXCWrVUqv6hdOhfHIO9C29G85r+xtcsSA0M134hqB8fwxv6/Drjhkpda8avELGOz0Ka+SpF+tAkMDZQNF6UrQXNjG4pxWpYfNnveTijmteDvz7YskLbZ/9sMoYx4dK29v83LmgiL+iQbexcqQK6u1UipHD6iGcjUiFiXLe3xA3JihHcOnE6xhBbPkVP3uvVwo2PZrdWxyVT0IJpcB1lwRI+tXcXO4PT0pEIQye8z0Qs0Y2GgSjaz9MVzcGzMo5htRUcz3G8ghd5YbWumc+az7D6iPeX1vET7rbIyD8ZIjnV8sT5i0y4Dnr18J2Wn7PhHxVdk2w0jNbmj/Gjl7RF6UcsToPLRarrAXy8t9mjvKnc7ZM4pNTMeoCGmEwX1lMRgB9Fr68Ho+pgnEErRN/Fz57wsRG10RzBOCXYMQeH+3G9ObIAspl18ewAv1h1fKtRL8cZ2CDcIFjbaT7MLnWrKmzJxHwPF24zkLzeutYKmdW/cSALQHif/AJjUzoKRAM0dFnxvN/hpT6VOLBd+u7SCUH8JF4dsc15xEsp5+yY+NWl0sv8jvoS3Z8AiKQG3aDnJ+BrRWJH/PiBxGBZU6SSWJsiZd4g8JnOQsrPMCAetMixvUY96raN6gSDo1dNQv9zGjEXFJixEAuZ3zlygZNbD4t6rGpfRhmpezj4DTDl31Ai98b+kDLFRwjHnlmqKoOy/3yJi4ylpMTlUYFdH5gmkL2rUTggidacy7HT06d1DgcEOyJ9dKaAFPs0KJpW9wIpbGiwQamWtuLOxGEN/mOB1dz2hjMNbPhr1NLluKU49lsVp49UIys1QvrNLn2vhSimgpTIN2VZyJOfsIpDGwFyqVoNJxixmbp/nLDu6JaNKYp1KTUvNV6XqGEH8eXrSpBdpv6DrOWdzXuhxmSwcLe1UfJgj9FJNt4bKBJd7RncXy5xETvoXllC1jVyCiZTZWLC4k+E1uEeiYzxA/v1+loO1humG5jcouOhbx2FN0E1gCLUT9Kl1ZJz2htEdY4VHW886sKF6iYW+egYyDkbDZN3SK2EB892RUuERr6rDwhDB9ckcl2pzkmEHQKIDTP9xkrySgowJRpokwdhCwQhH8ydF4hLOGAJ6DzzmGX/tHCZ8E0ndYzHRzcyM5KulWZOJ7b0kJUuNTP+ecQGsFHsZlTDt4twV2jL67Nw1ZH2reHPFX4B/nrqWePxuo+xs2C+MI99TKLC7QDEqsdgiXLwu/e3xRria/6RMTD2j9f3vV5JfGrrUDXc13CBFghIMBI6wgYIjul1Vz4gGBE1BmGDKKLWUylMP+50Pejj88kpp9K0nBtp+cMycn6uyyFVzjxqMP55GXv2cLg7popCwmeIrUaLeg0posJaQEoG4jgRHTlx0zZf7CrKIOpKnL8VuPEMFmYpETAfnch8r2z5CYVW/XBUfa1BuPszEjcrHVzovbNA1M/jY0kWuT2qggX+3WhzO5IvPIAjrKn0muoEHdEtzKG0/f/Y0kPt2l+SILlOUKudAddhauY4Q8qxkGBH0a1ou4hXK0sw2CiWxrGCC0SxyekVgDU+2EmkO7HvXNe2GVlOr0WhFuq4IsYwcskBJcbRs41/B1o6CxjqrX5W3FnN5Sln9EqXGGJRkg+HXykxbKursVN+1/Jn9Wi3+YAMCEefCmpPUfUM6bklBKdlP6TnObVIKIAxW0F/KOAuNpy1XCYLTkyMQu9h3jVAoDFzM/jPegMyowmjHtJWhK44DJfbU467JjL2FjfuzuUuNztyMrmFUetjJx5WjryGpGqyD2+gzIUcCwQpqLCXz+bpPzHZweSN3711vZgbSM+44QJcIwYh3ZhLR4H1KOTqVQhXY+ulD9vzKwLD5WzdFdGTagKCZdAHqLnjSG5MMKneioMOYnivNkYQetFCYQBsnS4MNW8nW34R+4IF3G6Ndilr+y4CQpaZeCeBu8A2Av9QYzSUMVq499MLFV7dPkyu9sDXYWK0sAAWnFWuTKqPtemxzzEiAQxVG/WzM5nsc38fxEb1zj/+CdIX+yiUdc5Au2X1MAw4yPHx2NaGrJKaMNkuvP4FkGjjkC3gnZ14l9XCJJQbFjHahoSb0XpAJl1vb6E/GHYvrfhsV0BJG3swKacgF6yyBk6XVS+UhZnIMP2LUnw1gYySKdy+KFabmphn+q/x52V6KLA94ry4ljyp4xZjmpkehk8p1jiosdt4nqjVw+Qb26zKTjF/sGmMuLddP4t9CS7O4vxs7isJXWDkAgGov4/WDX+co3t34euZB0bBLknRJh4f9v4OzYy08aVSAHrQgPe8b1zHTDTun48e3jXXVtj21UKH7sUGPOq4xPX87PR1ESC52xYP7M29gfQEvUTgCaFPUvzyYDNfpP5+igBKecGwloddviASEcPKBSGuGr0uBOu+lBCVZoz0hkB1z57Gc1vqLI3B+JbiXbproRchEJgBK+Hy9jIPPIeeWUEmVYDIYDzF6bedVyVuSyfk+XglHoIn6+OEL1cBRdducWN4zMzPzMiT5U6ynvDpZ+SQPYGcY892Pve4UF2xe3MHSjaK+SPhSJbsg6FbgZZnopcGPTpy/JjzzTdMyVhN0NF4GaQlaXm2YqARKs+XpQ95B9iuluQGXN8NGC/QOksqUOylAV+l5+xgIg8XPfnVJMhhaIhf0eYvpbxfWVu8UZHONzbSS/++15thEt8DMuKlBnKyhKMYN7Z0srbFjp06rAUhelbcNV9Ig47eKW4PFVQfiqnrqqf2mycRt5m9cxzU8vNF+zKInlYF1UAk9ksbEY1oAfQphC21NPAFOB0CSAGtIEwdDpfbJJ7A+s0+CQoOZ9y/qOpegX8zH8aY7+WWJgJ18lthyLwdopJ6KgNi2wlUwsrxLup14dypkB01XeQ8ikHz4q8e/njWFZSjaEOkPA+zwdrOCw5kMqSfiKLlnz6wt9xf/nSUAlzdzQtcaL+oZ3OLqMq6X7AOIdIhPzGcYI9qStA3BufGwlsX7p5r8YdztnKPBRV29lJh4ClRzkV8fjlzfUeIaJJQjOwo7/Q1Cgvy4/WIb+QWyx2tACKUiS83CyheVrahTfd1sMbr0k1bnCE/uochNGTbKoTggbMuLznISP7cFzh1UikmqhJQ0x9VYx5jQwGSfyw7uYjWC0mljYNG/0UGejvrlWax0ygJwE7mbiz0dS10T/AQ1oV7M5kCQlAGlBaSbP0q1Pr0pfZvPnCUVfuC4geIQNdnz8Z+511LgUJhYGXFrqblPTY5KX4TE7x4Nc7InOsOkbkP4l+v8vtxGCwwyQ6a+6hsIClOxSLz9/qbpyvQuNNR7nTxa4eFQclUsnpQJ5OJ/byqkNDvgC2bvdyHDhrA3fGJXsjoKrOgc+HM/cX0bO9Ah2EDsbIyQaPAhz5DPOJ4UXOh7dz8YazJQEMNzISVdMpQLEd3lrivRnWD04YCiBFc11jNNHUCH6O7+/AtCWsbZo6EWRsmjG22cXDhS2y0e/YV6N+EEfgW6m5M9tIKUBGbJ7yKfi7r7W+aTvr/Swy1ccIfdtusm4OdcdOxs1Asfi4KHIzN0J2bHUjloSkfWHAWZg0QOWpnTOahNhbtYodUFydY5i6m7460hsMDl36DGDK7F9UEeH5ZyogNO1ma9JsfXek0hm6RMNBc0JXx1fso89Xfz0kGoXyppTOjIg8BufAFptA3phod797nHMYwR7xNs8PvR0uo+fjMXdC9FNddSu/ybX6NYGguERoKl8L0o/9Ub8jVHXSsETUf5DGHfGkF8kBcacFNQPcK29SZABXQ3L0wB5lPJC7VtdH7EVK5vWD07bk2oHhVdHxEEb1pzvP8nl0MPEfNq5zzEluDr3MgQWp6RMGGOztH+vMiAW6QWFW7Bzer5RlvnVUU+MV424TaWRazKezCmU5DMDl6TJgVquDewVLHqNhYWYyefGCez38Ix6V6h2wL1g1WlBnImMR/WKYSv38DfcnqC9SKUPtaGrhfBlwSpG2jpdaNo935iuKQDIe4mbBwulK0yWZxAB5FNSmNg/FQP/Rckhlr6y0EbiuHLJKvdbEPpz0n4CwKfcd1YToiQvkNZpBNzHWG5IJ9Iv/5N0SsGlDwe0SyP9wl2/P'

/** The fourth character of those that have one. */
export const PROVINCE_TAILS: string =
	'PPFCOMGDAMJPPFPOOOEBBNC@@KLJAPCIAANFHOPA@AEBB@DOEMLPFABJPLFJONFEDI@LPABABEE@N@IFCMMPANLGIDLNHNDCOKNHO@BILANCCCNAKN@OE@@PPCLPHFFIPMLL@CBAODOBENENL@DODDL@AKPCEACNABIIOONCFLB@DNJCID@NPDAOKMBFFJNDBN@I@A@BOPMPDEDNFK@MNN@ADCIMKDJNBOJPF@CNGENBCOMAL@CFJD@JMHCOPAHBAPCAMDCMLH@@OL@CIBA@IOPCFNOAMBM@AFOCGMDLFCAICMCHCLMPAHABHPOLPCNCE@OPINE@LGNOLC@NMDCALHAEGOGADMMEODDABNBMILM@BMEAIFOECILBNCEMOEEMGDPFAMPMMDNEEN@IAMIMBANFEAIP@IEAPN@GINDHLMAOBEOLCCCBEBLP@AMM@ME@LB@OECDKCBKNEDNMPEMCBBECB@NNCFND@IF@FABLBLNBIEICCG@GEOEA@LPHLBM@EAFMELBIODMNENIFMBAOCMBFKOOOAFAMPCBGBLJKCGFDBCBLNAGN@MKPEFEMDBNELBJLD@IKPAKFAFABCKCL@CANLO@EIMOLNMCPDHOGBNC@CEHBEKEMAIOFH@ANGPBNACODEJENFB@OALIFPALDAENPIJD@FPODLAKNABNANNLLPILNJBOALF@DKBLHOOE@NLBOMLFEG@EGILACNLCA@AAFLIJLELB@PNEEEFODC@H@NNFNCNIP@EKAAKFOPOLNBIBOE@LJIAIJ@KF@JLOFPKONEKDCCAOOIDMENBNCCI@CKLMDBCODJBBAONJE@OGNPEBDPLOCEFODGBAJCBH@MBNMII@FADEJ@IJ@CA@MG@ECOMDKABOPEMCE@ADAP@ACMONDDNKPOMOMAJD@@BPNNJLA@EO@EENDFDBMEELGIAEDLPC@PILC@HBNACGFCOCJAHNNPHBPKHPM@N@NMHAJO@CFDFF@MONC@PHCDHNJ@IIKP@KECJIML@@IDPMCEPPIGBBIMFADIEENNOHABKF@NLKEFJCKPKOHAPCDIMJP@LOL@BOAFGMPEEANGDEJKMNGOCEADPEIBLEAKECOOELPP@D@OGABE@CAHHAPPAOBIHBABGHPE@MPFOCFDDPMCEPBPEDD@LMCMOM@GEIAGNBPIGPF@GJDLBPEIO@MPMAEICCPO@MGFGPOOANEAKAFFDGDJPKBBMDPNLMG@PADCOMHCFPHJ@AJHKBEGOMDL@BPODAH'

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
aaa,ab;aaa,aa;ac;ace,ac;ae;afc,af;ag;ajd,JBT,kd
01-11
aa;aa;aa;aa;aa;aa;aa;aa;aa;aa,FN;aa;aa;aa;aa;ab;ab;ab;ac;ac;ae;ae;ae;ae;af;ag;ah;ak
aa;aa;aa;aa;aa;aa;ab;ac;ac;ac;ac;ad;ad;ad;ad;ad;ad;ad;ad;ae;ae;ae;ae;ae;af;af;ag;ag;ah;aj;ak;al
YT,ab;aa;aa;ab;ac,aec;ac;ac;ad;ae,aeg;ae,aa,PQ;af;ag;ah,ac
AI;LI;NB;RM;aa;aa;aa;aa;aa;aa;aa;ac;ac;ac;af;ah
MO,92;aa,31;aa,13;ab,51;ab,54,YZ;ab,34;ab,35;ab,42;ab,46;ab,43;ab,22;ab,53;ac,65;ac,11;ac,62;ac,52;ac,41;ac,23;ac,71;ac,33;ad,64;ad,91;ad,12;ad,21;ad,63;ad,37;ad,61;ad,14;ae,45;ae,50;ae,44;ae,32;ae,36;bd,15
COR;DC;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aad;aag;aah;aga
a,2;a,3;a,5;a,4;a,7;a,6;ac,1
01;03-16;99
Fogo~;Santiago~;Santo Antão~;São Nicolau~;aa;aa;ab;ac;ac
37;39;45,44;50,49;52,51;56,57;60,59;64,65;68,67;71,70;74;79,78;81,82;84;87,86
BA;HU~;JS;KB;KN;SU~;WAD;a;aa;aa;aab;aab;aac;aac;ab;ab;ab;ab;ab;ab;abb;abb;abb;abd;aca;acb;ae;cab;faa
AV;BI;CA;GC;O,aa;PM,IB;S,ae;SS;VI;a;a;a;a,ab;a;a;a;a;a;a;aa,NC;aa,GE;aa;aa;aa;aa,ac;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab,aa;ab;ab;ab;ac;ad;ad,ca;af;b;dn
FM~;TRK;aaa;abb;acc
20R,H,aaa;971,ah,aaa;972,ag;973,af;974,RE,LRE;976,cb,aaa;adi,C,c;ahd,g,I;aaa,c;afb,F;aea,c,a,M;aeb,O,e;IDF,J;aha,B,f,m;aaa,P,Q;aaa,K,g;ahe,u;adb,l
BFP~;aaa;aab;abb;aha
01,aa,aaa;02,ca,aba;03,aa,aaa;04,ac,acc;05,aa,aaa;06,ae,aea;07,aa,aaa;08,aa,aaa;09,ad,aaa;10,aa,aaa;11,aa,aaa;12,ac,aca;13,aa,aaa;14,ac,aaa;15,ad,ada;16,ad,ada;17,aa,aaa;18,aa,aaa;19,aa,aaa;20,ac,acc;21,aa,aaa;22,aa,aaa
ac~,Kowloon;ac~,New Territories;ad~,Hong Kong Island
IB;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ae;ah;ai
JB;JI;JT;JW;KB;KR;KS;KU;NB;NU;PB;PD;PE;PS;PT;SB;SG;SN;SR;ST;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa,IJ;aa;ab;ab;ab;ab;ab;ac;ae;af;ec;ed;fa;fc;fc;hg
a;a;aa,a;ab;ab;ac;ac;ad;ad;ad;ad;ad;ad;ad;ae;ae;af;af;af;af;af;ag;ag;ah;ah;ah
TS,ae;aa,OR;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ad;ad;ad;ad;ae;ae;ae;ae;af;af,aa,UL;af;af;ah,ad;ah;ah;ai;am,ab,af
AR;DA;aa;aa;aa;aa;aa;aa,TS;aa;aa;aa;ab;ab;ab;ac;ac;ad;ca;ch
00-27;28,31;29;30,32
KR;VS~;aa>23;aa,CI,ab;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab,aaaa;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ab;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad;ae;ae,aa;ae;ae;ae;ae;af;af;af;ag,ab;ba;ca;ie~
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
MEX,ab,EM;aaa;aaa,aaaa;aaa,aaaa;aaa,ace;aaa,aac;aaa,aaaa;aaa;aaa,aea;aaa,aha;aaa,aea;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,aaaeb;aaa,aaaa;aaa;aaa;aab,aaaa,aa;aac,aaad,af;acd,ac;acd;adg,ad,ak;adj,an;aea,ae;ahb,DF,aceb,DIF;iaa,Q ROO,ahaa
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
TY,aa;YEV,aaa;aa;aa;aa;aa;aa;aa~,Respublika Krym;aa;aa;aa;aa;aa;aa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,KOR;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,UOB;aaa;aaa;aaa;aaa;aaa;aaa,aa;aaa;aaa,KOP;aaa;aaa;aaa;aaa;aaa;aaa~,Sevastopol';aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa,AGB,CHI;aac;aad;aae;aae;ab;ab;ab;ab;ab;aba;aba;aba;abb;abb,adf;ac;acb;acb;acb;ad;ad;aea;afa;afa,EVE,TAY;agc,aga,abb;gb,aaj
01-27
JD;JH;SD;aa,ab;aa,ab;aa,ab;aa,ac;aa,ab;aa,ab;aa,ae;aa,ac;aa,ab;aa,ag;ab;ab;ab;ab;fa
aa;aa;aa;aa;aa;aa;ab;ab;ab;ad
aa;aa;aa;aa;aa;aa;aa;aa;ac;ac;ac;ac;ca;ca
10-27;30-58;60-67;70-77;80-86;90-96;S
01-81
aaa;aaa;aaa;aab;abb;abb;adb;adc
CYQ;HSQ;HSZ;KHH,KHQ;PIF;TTT;TXG,TXQ;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aba,TPQ;aca;acb,TNQ;ada;baa
05;07;09;12;14;18;21;23;26;30;32;35;40;43;46;48;51;53;56;59;61;63;65;68;71;74;77
67;71;76;79;81;84;86;89;95
MP;PW~;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;ab;ab;ab;ab;ac~;ac;ac;ac;ac;ac;ac;ac;ac;ac;ad;ad;ad;ad;ad~;ad;ae;ae;ae;ae;ae;af;af;af;af;af;ag;ag;ag;ah;ah;ak~;ak~;al;aq~
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
yNEuBBGwIdzPxZ
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
xLBI
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
