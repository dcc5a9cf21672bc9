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
Ajman;Abu Dhabi;Dubai;Fujairah;Ras al-Khaimah;Sharjah;Umm al-Quwain
Aragatsotn;Ararat;Armavir;Yerevan;Gegharkunik;Kotayk;Lori;Shirak;Syunik;Tavush;Vayots Dzor
Ciudad Autónoma de Buenos Aires;Tierra del Fuego;Córdoba;Salta;Buenos Aires;San Luis;Entre Ríos;La Rioja;Santiago del Estero;Chaco;San Juan;Catamarca;La Pampa;Mendoza;Misiones;Formosa;Neuquén;Río Negro;Santa Fe;Tucumán;Chubut;Corrientes;Jujuy;Santa Cruz
American Samoa
Australian Capital Territory;New South Wales;Northern Territory;South Australia;Tasmania;Victoria;Western Australia;Queensland
Christ Church;Saint Andrew;Saint George;Saint James;Saint John;Saint Joseph;Saint Lucy;Saint Michael;Saint Peter;Saint Philip;Saint Thomas
Distrito Federal;Rio de Janeiro;Acre;Alagoas;Amazonas;Amapá;Bahia;Ceará;Espírito Santo;Goiás;Maranhão;Minas Gerais;Mato Grosso do Sul;Mato Grosso;Pará;Paraíba;Pernambuco;Piauí;Paraná;Rio Grande do Norte;Rondônia;Roraima;Rio Grande do Sul;Santa Catarina;Sergipe;São Paulo;Tocantins
Crooked Island;Freeport;Acklins;Bimini;Black Point;Berry Islands;Central Eleuthera;Cat Island;Central Abaco;Central Andros;East Grand Bahama;Exuma;Grand Cay;Harbour Island;Hope Town;Inagua;Long Island;Mangrove Cay;Mayaguana;Moore's Island;North Eleuthera;North Abaco;New Providence;North Andros;Rum Cay;Ragged Island;South Andros;South Eleuthera;South Abaco;San Salvador;Spanish Wells;West Grand Bahama
Alberta;British Columbia;Manitoba;New Brunswick;Newfoundland and Labrador;Nova Scotia;Northwest Territories;Ontario;Prince Edward Island;Quebec;Saskatchewan;Yukon;Nunavut
Aysén;O'Higgins;Magallanes;Santiago;Antofagasta;Arica y Parinacota;Araucanía;Atacama;Biobío;Coquimbo;Los Lagos;Los Ríos;Maule;Ñuble;Tarapacá;Valparaíso
Anhui;Beijing;Chongqing;Fujian;Guangdong;Gansu;Guangxi;Guizhou;Henan;Hubei;Hebei;Hainan;Hong Kong;Heilongjiang;Hunan;Jilin;Jiangsu;Jiangxi;Liaoning;Macau;Inner Mongolia;Ningxia;Qinghai;Sichuan;Shandong;Shanghai;Shaanxi;Shanxi;Tianjin;Taiwan;Xinjiang;Xizang;Yunnan;Zhejiang
Bogotá;Guainía;San Andrés & Providencia;Valle del Cauca;Amazonas;Antioquia;Arauca;Atlántico;Bolívar;Boyacá;Caldas;Caquetá;Casanare;Cauca;Cesar;Chocó;Córdoba;Cundinamarca;Guaviare;Huila;La Guajira;Magdalena;Meta;Nariño;Norte de Santander;Putumayo;Quindío;Risaralda;Santander;Sucre;Tolima;Vaupés;Vichada
Alajuela;Cartago;Guanacaste;Heredia;Limón;Puntarenas;San José
Pinar del Río;Havana;Matanzas;Villa Clara;Cienfuegos;Sancti Spíritus;Ciego de Ávila;Camagüey;Las Tunas;Holguín;Granma;Santiago de Cuba;Guantánamo;Artemisa;Mayabeque;Isla de la Juventud
Brava;Boa Vista;Fogo;Maio;Sal;São Vicente;Santiago;Santo Antão;São Nicolau
Harju;Hiiu;Ida-Virumaa;Jõgevamaa;Järvamaa;Läänemaa;Lääne-Virumaa;Põlvamaa;Pärnumaa;Raplamaa;Saare;Tartumaa;Valgamaa;Viljandi;Võrumaa
Alexandria;Aswan;Asyut;Red Sea;Beheira;Beni Suef;Cairo;Dakahlia;Damietta;Faiyum;Gharbia;Giza;Helwan;Ismailia;South Sinai;Qalyubia;Kafr el-Sheikh;Qena;Luxor;Minya;Monufia;Matrouh;Port Said;Sohag;Al Sharqia;North Sinai;6th of October;Suez;New Valley
Alicante;Vizcaya;A Coruña;Córdoba;Ciudad Real;Castellón;Las Palmas;Girona;Huesca;Lleida;Madrid;Navarra;Asturias;Ourense;Balears;Cantabria;Sevilla;Guipúzcoa;Santa Cruz de Tenerife;Valencia;Álava;Zaragoza;Albacete;Almería;Ávila;Barcelona;Badajoz;Burgos;Cádiz;Cáceres;Ceuta;Cuenca;Granada;Guadalajara;Huelva;Jaén;León;La Rioja;Lugo;Málaga;Melilla;Murcia;Palencia;Pontevedra;Salamanca;Segovia;Soria;Tarragona;Teruel;Toledo;Valladolid;Zamora
Micronesia;Kosrae;Pohnpei;Chuuk;Yap
Corse;Guadeloupe;Martinique;Guyane (française);La Réunion;Mayotte;Auvergne-Rhône-Alpes;Burgundy-Franche-Comté;Bretagne;Centre-Val de Loire;Grand-Est;Hauts-de-France;Île-de-France;Nouvelle-Aquitaine;Normandie;Occitanie;Provence-Alpes-Côte d'Azur;Pays-de-la-Loire
British Forces;England;Northern Ireland;Scotland;Wales
Guatemala;El Progreso;Sacatepéquez;Chimaltenango;Escuintla;Santa Rosa;Sololá;Totonicapán;Quetzaltenango;Suchitepéquez;Retalhuleu;San Marcos;Huehuetenango;Quiché;Baja Verapaz;Alta Verapaz;Petén;Izabal;Zacapa;Chiquimula;Jalapa;Jutiapa
Hong Kong Island;Kowloon;New Territories
Bay Islands;Atlántida;Choluteca;Colón;Comayagua;Copán;Cortés;El Paraíso;Francisco Morazán;Gracias a Dios;Intibucá;Lempira;La Paz;Ocotepeque;Olancho;Santa Bárbara;Valle;Yoro
Bangka Belitung;West Java;East Java;Jakarta;Central Java;Java;West Kalimantan;East Kalimantan;Riau Islands;South Kalimantan;Central Kalimantan;North Kalimantan;North Maluku;West Nusa Tenggara;East Nusa Tenggara;Lesser Sunda Islands;West Papua;Southwest Papua;Highland Papua;South Papua;Central Papua;North Sulawesi;West Sumatra;Southeast Sulawesi;Sumatra;South Sulawesi;West Sulawesi;South Sumatra;Central Sulawesi;North Sumatra;Yogyakarta;Aceh;Bali;Bengkulu;Banten;Gorontalo;Jambi;Kalimantan;Lampung;Maluku;Maluku Islands;Papua;Papua Islands;Riau;Sulawesi
Clare;Cavan;Cork;Carlow;Dublin;Donegal;Galway;Kildare;Kilkenny;Kerry;Longford;Louth;Limerick;Leitrim;Laois;Meath;Monaghan;Mayo;Offaly;Roscommon;Sligo;Tipperary;Waterford;Westmeath;Wicklow;Wexford
Andaman and Nicobar Islands;Andhra Pradesh;Arunachal Pradesh;Assam;Bihar;Chhattisgarh;Chandigarh;Dadra and Nagar Haveli and Daman and Diu;Delhi;Goa;Gujarat;Himachal Pradesh;Haryana;Jharkhand;Jammu and Kashmir;Karnataka;Kerala;Ladakh;Lakshadweep;Maharashtra;Meghalaya;Manipur;Madhya Pradesh;Mizoram;Nagaland;Odisha;Punjab;Puducherry;Rajasthan;Sikkim;Tamil Nadu;Tripura;Telangana;Uttarakhand;Uttar Pradesh;West Bengal
Al Anbar;Erbil;Basra;Babylon;Baghdad;Dohuk;Diyala;Dhi Qar;Karbala;Kirkuk;Kurdistan;Maysan;Al Muthanna;Najaf;Nineveh;Al-Qādisiyyah;Saladin;Sulaymaniyah;Wasit
Markazi;Gilan;Mazandaran;East Azerbaijan;West Azerbaijan;Kermanshah;Khuzestan;Fars;Kerman;Razavi Khorasan;Isfahan;Sistan and Baluchestan;Kurdistan;Hamadan;Chaharmahal and Bakhtiari;Lorestan;Ilam;Kohgiluyeh and Boyer-Ahmad;Bushehr;Zanjan;Semnan;Yazd;Hormozgan;Tehran;Ardabil;Qom;Qazvin;Golestan;North Khorasan;South Khorasan;Alborz
Aosta;L'Aquila;Barletta-Andria-Trani;Bolzano;Forlì-Cesena;Firenze;Genova;Monza e Brianza;Milano;Mantova;Napoli;Gallura Nord-Est Sardegna;Padova;Reggio Calabria;Reggio Emilia;Roma;Siracusa;Sud Sardegna;Trento;Torino;Venezia;Agrigento;Alessandria;Ancona;Ascoli Piceno;Arezzo;Asti;Avellino;Bari;Bergamo;Biella;Belluno;Benevento;Bologna;Brindisi;Brescia;Cagliari;Campobasso;Caserta;Chieti;Caltanissetta;Cuneo;Como;Cremona;Cosenza;Catania;Catanzaro;Enna;Ferrara;Foggia;Fermo;Frosinone;Gorizia;Grosseto;Imperia;Isernia;Crotone;Lecco;Lecce;Livorno;Lodi;Latina;Lucca;Macerata;Messina;Modena;Massa-Carrara;Matera;Novara;Nuoro;Ogliastra;Oristano;Palermo;Piacenza;Pescara;Perugia;Pisa;Pordenone;Prato;Parma;Pistoia;Pesaro e Urbino;Pavia;Potenza;Ravenna;Ragusa;Rieti;Rimini;Rovigo;Salerno;Siena;Sondrio;La Spezia;Sassari;Savona;Taranto;Teramo;Trapani;Terni;Trieste;Treviso;Udine;Varese;Verbano-Cusio-Ossola;Vercelli;Vicenza;Verona;Medio Campidano;Viterbo;Vibo Valentia
Kingston;Saint Andrew;Saint Thomas;Portland;Saint Mary;Saint Ann;Trelawny;Saint James;Hanover;Westmoreland;Saint Elizabeth;Manchester;Clarendon;Saint Catherine
Hokkaidō;Aomori;Iwate;Miyagi;Akita;Yamagata;Fukushima;Ibaraki;Tochigi;Gunma;Saitama;Chiba;Tōkyō;Kanagawa;Niigata;Toyama;Ishikawa;Fukui;Yamanashi;Nagano;Gifu;Shizuoka;Aichi;Mie;Shiga;Kyōto;Ōsaka;Hyōgo;Nara;Wakayama;Tottori;Shimane;Okayama;Hiroshima;Yamaguchi;Tokushima;Kagawa;Ehime;Kōchi;Fukuoka;Saga;Nagasaki;Kumamoto;Ōita;Miyazaki;Kagoshima;Okinawa
Gilbert Islands;Line Islands;Phoenix Islands
Saint Kitts;Nevis
Pyongyang;South Pyongan;North Pyongan;Chagang;South Hwanghae;North Hwanghae;Kangwon;South Hamgyong;North Hamgyong;Ryanggang;Rason;Nampho;Kaeseong
Seoul;Busan;Daegu;Incheon;Gwangju;Daejeon;Ulsan;Gyeonggi;Gangwon;Chungbuk;Chungnam;Jeonbuk;Jeonnam;Gyeongbuk;Gyeongnam;Jeju;Sejong
Al Ahmadi;Al Farwaniyah;Hawalli;Al Jahra;Al Asimah;Mubarak Al-Kabeer
Cayman Brac;Grand Cayman;Little Cayman
Abai;Akmola;Aktobe;Almaty Region;Atyrau;West Kazakhstan;Jambyl;Jetisu;Karaganda;Kostanay;Kyzylorda;Mangystau;Pavlodar;North Kazakhstan;Turkistan;Ulytau;East Kazakhstan;Astana;Almaty;Shymkent
Ralik Chain;Marshall Islands;Ratak Chain
Northern Mariana Islands
Aguascalientes;Baja California;Baja California Sur;Campeche;Chihuahua;Chiapas;Ciudad de México;Coahuila;Colima;Durango;Guerrero;Guanajuato;Hidalgo;Jalisco;México;Michoacán;Morelos;Nayarit;Nuevo León;Oaxaca;Puebla;Querétaro;Quintana Roo;Sinaloa;San Luis Potosí;Sonora;Tabasco;Tamaulipas;Tlaxcala;Veracruz;Yucatán;Zacatecas
Johor;Kedah;Kelantan;Melaka;Negeri Sembilan;Pahang;Penang;Perak;Perlis;Selangor;Terengganu;Sabah;Sarawak;Kuala Lumpur;Labuan;Putrajaya
Cidade de Maputo;Niassa;Manica;Gaza;Inhambane;Maputo;Nampula;Cabo Delgado;Zambézia;Sofala;Tete
Abuja Federal Capital Territory;Nasarawa;Abia;Adamawa;Akwa Ibom;Anambra;Bauchi;Benue;Borno;Bayelsa;Cross River;Delta;Ebonyi;Edo;Ekiti;Enugu;Gombe;Imo;Jigawa;Kaduna;Kebbi;Kano;Kogi;Katsina;Kwara;Lagos;Niger;Ogun;Ondo;Osun;Oyo;Plateau;Rivers;Sokoto;Taraba;Yobe;Zamfara
Costa Caribe Norte;Costa Caribe Sur;Boaco;Carazo;Chinandega;Chontales;Estelí;Granada;Jinotega;León;Madriz;Managua;Masaya;Matagalpa;Nueva Segovia;Rivas;Río San Juan
Aiwo;Anabar;Anetan;Anibare;Baiti;Boe;Buada;Denigomodu;Ewa;Ijuw;Meneng;Nibok;Uaboe;Yaren
Manawatu-Wanganui;Wellington;Auckland;Bay of Plenty;Canterbury;Chatham Islands;Gisborne;Hawke's Bay;Marlborough;Nelson;Northland;Otago;Southland;Tasman;Taranaki;Waikato;West Coast
Bocas del Toro;Panamá Oeste;Coclé;Colón;Chiriquí;Darién;Herrera;Los Santos;Panamá;Veraguas;Emberá;Guna Yala;Ngäbe-Buglé;Naso Tjër Di
Callao;Cuzco;Lima;Lima Metropolitana;Amazonas;Ancash;Apurímac;Arequipa;Ayacucho;Cajamarca;Huánuco;Huancavelica;Ica;Junín;La Libertad;Lambayeque;Loreto;Madre de Dios;Moquegua;Pasco;Piura;Puno;San Martín;Tacna;Tumbes;Ucayali
Îles Australes;Îles Marquises;Îles Tuamotu-Gambier;Îles du Vent;Îles Sous-le-Vent
Chimbu;National Capital District;Northern;West Sepik;Central;East New Britain;Eastern Highlands;Enga;East Sepik;Gulf;Hela;Jiwaka;Milne Bay;Morobe;Madang;Manus;New Ireland;Bougainville;Southern Highlands;West New Britain;Western Highlands;Western
Metro Manila;Abra;Agusan del Norte;Agusan del Sur;Aklan;Albay;Antique;Apayao;Aurora;Bataan;Basilan;Benguet;Biliran;Bohol;Batangas;Batanes;Bukidnon;Bulacan;Cagayan;Camiguin;Camarines Norte;Capiz;Camarines Sur;Catanduanes;Cavite;Cebu;Davao de Oro;Davao Oriental;Davao del Sur;Davao del Norte;Dinagat Islands;Davao Occidental;Eastern Samar;Guimaras;Ifugao;Iloilo;Ilocos Norte;Ilocos Sur;Isabela;Kalinga;Laguna;Lanao del Norte;Lanao del Sur;Leyte;La Union;Marinduque;Maguindanao;Masbate;Occidental Mindoro;Oriental Mindoro;Maguindanao del Norte;Maguindanao del Sur;Mountain Province;Misamis Occidental;Misamis Oriental;Cotabato;Negros Occidental;Negros Oriental;Northern Samar;Nueva Ecija;Nueva Vizcaya;Pampanga;Pangasinan;Palawan;Quezon;Quirino;Rizal;Romblon;Sarangani;South Cotabato;Siquijor;Southern Leyte;Sulu;Sorsogon;Sultan Kudarat;Surigao del Norte;Surigao del Sur;Tarlac;Tawi-Tawi;Samar;Zamboanga del Norte;Zamboanga del Sur;Zambales;Zamboanga Sibugay
Aveiro;Beja;Braga;Bragança;Castelo Branco;Coimbra;Évora;Faro;Guarda;Leiria;Lisboa;Portalegre;Porto;Santarém;Setúbal;Viana do Castelo;Vila Real;Viseu;Açores;Madeira
Aimeliik;Airai;Angaur;Hatohobei;Kayangel;Koror;Melekeok;Ngaraard;Ngarchelong;Ngardmau;Ngatpang;Ngchesar;Ngeremlengui;Ngiwal;Peleliu;Sonsorol;Palau
Concepción;Alto Paraná;Central;Ñeembucú;Amambay;Canindeyú;Presidente Hayes;Alto Paraguay;Boquerón;San Pedro;Cordillera;Guairá;Caaguazú;Caazapá;Itapúa;Misiones;Paraguarí;Asunción
București;Alba;Argeș;Arad;Bacău;Bihor;Bistriţa-Năsăud;Brăila;Botoşani;Braşov;Buzău;Cluj;Călărași;Caraș-Severin;Constanța;Covasna;Dâmbovița;Dolj;Gorj;Galați;Giurgiu;Hunedoara;Harghita;Ilfov;Ialomița;Iași;Mehedinți;Maramureş;Mureş;Neamţ;Olt;Prahova;Sibiu;Sălaj;Satu Mare;Suceava;Tulcea;Timiș;Teleorman;Vâlcea;Vrancea;Vaslui
Adygea;Altai Republic;Altai Krai;Amur;Arkhangelsk;Astrakhan;Bashkortostan;Belgorod;Bryansk;Buryatia;Chechnya;Chelyabinsk;Chukotka;Crimea;Chuvashia;Dagestan;Ingushetia;Irkutsk;Ivanovo;Kamchatka Krai;Kabardino-Balkaria;Karachay-Cherkessia;Krasnodar Krai;Kemerovo;Kaliningrad;Kurgan;Khabarovsk Krai;Khanty-Mansi;Kirov;Khakassia;Kalmykia;Kaluga;Komi;Kostroma;Karelia;Kursk;Krasnoyarsk Krai;Leningrad;Lipetsk;Magadan;Mari El;Mordovia;Moscow Oblast;Moscow;Murmansk;Nenets;Novgorod;Nizhny Novgorod;Novosibirsk;Omsk;Orenburg;Oryol;Perm Krai;Penza;Primorsky Krai;Pskov;Rostov;Ryazan;Sakha;Sakhalin;Samara;Saratov;North Ossetia-Alania;Sevastopol;Smolensk;Saint Petersburg;Stavropol Krai;Sverdlovsk;Tatarstan;Tambov;Tomsk;Tula;Tver;Tuva;Tyumen;Udmurtia;Ulyanovsk;Volgograd;Vladimir;Vologda;Voronezh;Yamalo-Nenets;Yaroslavl;Jewish Autonomous Oblast;Zabaykalsky Krai
Anse aux Pins;Anse Boileau;Anse Etoile;Au Cap;Anse Royale;Baie Lazare;Baie Sainte Anne;Beau Vallon;Bel Air;Bel Ombre;Cascade;Glacis;Grand'Anse Mahé;Grand'Anse Praslin;La Digue;La Rivière Anglaise;Mont Buxton;Mont Fleuri;Plaisance;Pointe La Rue;Port Glaud;Saint Louis;Takamaka;Les Mamelles;Roche Caiman;Ile Perseverance I;Ile Perseverance II
Banaadir;Hiran;Middle Juba;Lower Juba;Nugal;Middle Shebelle;Lower Shebelle;Awdal;Bakool;Bari;Bay;Galguduud;Gedo;Mudug;Sanaag;Sool;Togdheer;Woqooyi Galbeed
Brokopondo;Commewijne;Coronie;Marowijne;Nickerie;Paramaribo;Para;Saramacca;Sipaliwini;Wanica
Chalatenango;Ahuachapán;Cabañas;Cuscatlán;La Libertad;Morazán;La Paz;Santa Ana;San Miguel;Sonsonate;San Salvador;San Vicente;La Unión;Usulután
Bangkok;Samut Prakan;Nonthaburi;Pathum Thani;Phra Nakhon Si Ayutthaya;Ang Thong;Lopburi;Sing Buri;Chai Nat;Saraburi;Chon Buri;Rayong;Chanthaburi;Trat;Chachoengsao;Prachin Buri;Nakhon Nayok;Sa Kaeo;Nakhon Ratchasima;Buri Ram;Surin;Si Sa Ket;Ubon Ratchathani;Yasothon;Chaiyaphum;Amnat Charoen;Bueng Kan;Nong Bua Lam Phu;Khon Kaen;Udon Thani;Loei;Nong Khai;Maha Sarakham;Roi Et;Kalasin;Sakon Nakhon;Nakhon Phanom;Mukdahan;Chiang Mai;Lamphun;Lampang;Uttaradit;Phrae;Nan;Phayao;Chiang Rai;Mae Hong Son;Nakhon Sawan;Uthai Thani;Kamphaeng Phet;Tak;Sukhothai;Phitsanulok;Phichit;Phetchabun;Ratchaburi;Kanchanaburi;Suphanburi;Nakhon Pathom;Samut Sakhon;Samut Songkhram;Phetchaburi;Prachuap Khiri Khan;Nakhon Si Thammarat;Krabi;Phang Nga;Phuket;Surat Thani;Ranong;Chumphon;Songkhla;Satun;Trang;Phatthalung;Pattani;Yala;Narathiwat;Pattaya
Adana;Adıyaman;Afyonkarahisar;Ağrı;Amasya;Ankara;Antalya;Artvin;Aydın;Balıkesir;Bilecik;Bingöl;Bitlis;Bolu;Burdur;Bursa;Çanakkale;Çankırı;Çorum;Denizli;Diyarbakır;Edirne;Elazığ;Erzincan;Erzurum;Eskişehir;Gaziantep;Giresun;Gümüşhane;Hakkâri;Hatay;Isparta;Mersin;Istanbul;Izmir;Kars;Kastamonu;Kayseri;Kırklareli;Kırşehir;Kocaeli;Konya;Kütahya;Malatya;Manisa;Kahramanmaraş;Mardin;Muğla;Muş;Nevşehir;Niğde;Ordu;Rize;Sakarya;Samsun;Siirt;Sinop;Sivas;Tekirdağ;Tokat;Trabzon;Tunceli;Şanlıurfa;Uşak;Van;Yozgat;Zonguldak;Aksaray;Bayburt;Karaman;Kırıkkale;Batman;Şırnak;Bartın;Ardahan;Iğdır;Yalova;Karabük;Kilis;Osmaniye;Düzce
Nanumanga;Funafuti;Niutao;Nukufetau;Nukulaelae;Nanumea;Nui;Vaitupu
Changhua;Chiayi City;Chiayi County;Hsinchu County;Hsinchu City;Hualien;Yilan;Keelung;Kaohsiung;Kinmen;Lienchiang;Miaoli;Nantou;New Taipei;Penghu;Pingtung;Taoyuan;Tainan;Taipei;Taitung;Taichung;Yunlin
Vinnytsia;Volyn;Luhansk;Dnipropetrovsk;Donetsk;Zhytomyr;Zakarpattia;Zaporizhzhia;Ivano-Frankivsk;Kyiv;Kyiv Oblast;Kirovohrad;Sevastopol;Crimea;Lviv;Mykolaiv;Odesa;Poltava;Rivne;Sumy;Ternopil;Kharkiv;Kherson;Khmelnytskyi;Cherkasy;Chernihiv;Chernivtsi
Johnston Atoll;Midway Atoll;Navassa Island;Wake Island;Baker Island;Howland Island;Jarvis Island;Kingman Reef;Palmyra Atoll
Armed Forces Americas;Armed Forces Europe;Alabama;Armed Forces Pacific;Arkansas;Arizona;California;Colorado;Connecticut;District of Columbia;Delaware;Florida;Federated States of Micronesia;Georgia;Illinois;Indiana;Kansas;Kentucky;Louisiana;Massachusetts;Maryland;Maine;Michigan;Minnesota;Missouri;Northern Mariana Islands;Mississippi;Montana;North Carolina;North Dakota;Nebraska;New Hampshire;New Jersey;New Mexico;Nevada;New York;Oklahoma;Oregon;Pennsylvania;Puerto Rico;Rhode Island;South Carolina;South Dakota;Tennessee;Texas;Virginia;Virgin Islands;Vermont;Washington;Wisconsin;West Virginia;Wyoming;Alaska;American Samoa;Guam;Hawaii;Iowa;Idaho;Marshall Islands;Ohio;Palau;United States Minor Outlying Islands;Utah
Treinta y Tres;Artigas;Canelones;Cerro Largo;Colonia;Durazno;Florida;Flores;Lavalleja;Maldonado;Montevideo;Paysandú;Río Negro;Rocha;Rivera;Salto;San José;Soriano;Tacuarembó
Distrito Capital;Dependencias Federales;La Guaira;Anzoátegui;Apure;Aragua;Barinas;Bolívar;Carabobo;Cojedes;Falcón;Guárico;Lara;Mérida;Miranda;Monagas;Nueva Esparta;Portuguesa;Sucre;Táchira;Trujillo;Yaracuy;Zulia;Delta Amacuro;Amazonas
Virgin Islands
Hà Nội;Cao Bằng;Tuyên Quang;Điện Biên;Lai Châu;Sơn La;Thái Nguyên;Lạng Sơn;Quảng Ninh;Bắc Ninh;Phú Thọ;Hải Phòng;Khánh Hòa;Lâm Đồng;Ninh Bình;Thanh Hóa;Nghệ An;Hà Tĩnh;Quảng Trị;Huế;Đà Nẵng;Quảng Ngãi;Gia Lai;Hưng Yên;Đắk Lắk;Lào Cai;Đồng Nai;Thành phố Hồ Chí Minh;Tây Ninh;Đồng Tháp;Vĩnh Long;An Giang;Cần Thơ;Cà Mau
Eastern Cape;Free State;Gauteng;Limpopo;Mpumalanga;Northern Cape;North West;Western Cape;KwaZulu-Natal
Bulawayo;Harare;Manicaland;Mashonaland Central;Mashonaland East;Midlands;Matabeleland North;Matabeleland South;Masvingo;Mashonaland West
`

/**
 * Fingerprints of the other names of each province: names that may go without their kind, a colon, whole names, a colon,
 * shorter ones of names that stay as they are written.
 */
export const PROVINCE_PRINTS: string = `
;;;;;MKEv
DJqQ;Gdv2lOY9;E30ik5fd;jQ1sFOuK;OCPpgJNTKgjv;tVU7AUAg;+M79qgrTHNjd
FD7UwZpO;PrB8;X15P;oMG+E54g;1roNpMTV;DS9G;LCLy;f9USbql1;YKEf;T4ohUg+t;6IEeFTLz
mehlRL9nIY6u;d+gV;v9zc

9aVkK52+;kTF8;QYQn;59Rc;N5B7;t4XJ;eUIS

FumS;3QWD
iIZb;ckxa
RqGV;ZUeDU2Nf;DGpY;KxGui3fa;EaGrQJAegXCxUqvg6hdF;QUuIlNPS;0SFcY8zC;rc0l;3KwG3ns0TBjl;44E8RtvT;ecwJ;BeTTVNW0
OhfIHIO89C23;9G8R;0M1XqB8bfwx2;sSAl5tg5
QNFz;9sMG29vg;IJpYlwRF;6Uru;XcX0;83LO;vVwDo2PGWxyxVT0S;mgiR;L+if;QXNO;z0KP;jG4c;iXL2e3xn;QbeS;pxWn;pYfu;O4P8;T0pt;cOno;Drjchkpada8K;EIQrye83z0QHhShFgSJ8;u1UfipH2GcjiUiFP;E6xv;pF+L;hBb/;LGO7;PkVa;P3ua;ihHJ;xcqI;eTiWjmtoeDvaskLcbZ/X9NeT;tAkRMDZH3QH5;Nnv3;QK6w
s0YB2GgYSjajVzc3;GzME;tRUTcz3XYbWz;o5hO

;iPeM

ViZ0;3aet;;;;;;;;;inPb;;;aFdm
mjv9Kncp7ZMt;MRg3;X1lM;ET7urbI1;pgnuEEre;Av1xh1fY;6UcEsToS;B9Fgr683Ho+h;PF2T4zkJ;MLnRWrKFmzJS;PLRqarrb;RN/bFz5T;yD8RZIjz;AXyW8t9l;nV8JsT5P;i0yWr18YJ2Wc;Z2CQDcIq;n7PphHx6;7wsYRG18;0RzHBOCt;+3Gw9ObsIAstpl10;XYMlQeHO;FjbjaT7p;KtRiL8co;LzeUutY6Kmdc;W/cKSAL8;VdkM2w0YjNbU;4pN7TMeW;Gjl27RFY
iKQXiN89;QHicf/AF;AuZ5;v9zc;XFJE;Y96ourJi;RAMs0dFx;siZS;8JnwOQsX;DnJ/;p3MO+BrY;GBZLU6SwWCi9;pT6zVOLl;dNQ9;Bd+Nu7S7CUH38JFp;0svn;xvU3;8jvh;NbDE4t6l;pJab;Z8AejGRc;iBxa

mpeK;;;;;;;zj4s;DTDH;;;;;;l31a;;Ai9l
8b+z;wXFW::FRwjHnlmqKoOy/3yJi4ylpMTlUYFdH5gmkL2rUTggidacy7HT06d1DgcEOyJ9dKaAFPs0KJpW9wIpbGiwQamWtuLOxGEN/mOB1dz2hjMNbPhr1NLluKU49lsVp49UIys1QvrNLn2vhSimgpTIN2VZyJOfsIpDGwFyqVoNJxixmbp/nLDu6JaNKYp1KTUvNV6XqGEH8eXrSpBdpv6DrOWd;OJ7z::b0kJUuNTP+ecQGsFHsZlTDt4;zXuM::SwcLe1UfJgj9FJNt4bKBJd7RncXy5xETvoXllC1jVyCiZTZWLC4k+E1uEeiYzxA/v1+loO1humG5jcouOhbx2FN0E1gCLUT9Kl1ZJz2htEdY4VHW886sKF6iYW+egYyDkbDZN3S;K2Es::B892RUuERr6rDwhDB9ckcl2pzkmEHQKIDTP9xkrySgowJRpokwdhCwQhH8ydF4hLOGAJ6DzzmGX/tHCZ8E0ndYzHRzcyM5KulWZ
twVn
UBOHiXL2wu/g;2jLi;rqWQQYQn
9f3E
gRHjTlx7;JfGL;DXcB;cLg87poKpCw1meIKrUaV;BFgT;hIMG;BI6t;0zZx;IjuI;z4gS;mYpQ;GBE2;VuP+;1Bm+GDKA;f7ChrKIt;KLW8;UylD;MP+P;50PKejjR;88k1;pp9P;EMFa;K0nGBtpf;+cMt;sJa/;ycns;6uyH;QEo8G4jd;yFVX;OpKFnL8b;zjxEqMPP
/jYG0kW8;uT2sqgg1;W/XoBUfJ;KG0v/f/Q;ETADfncyh8rb;l+SRILlk;2z5kCYV4;OUKZudAR;crHMVzoa;X+3kWhzZ;ou4hhXKV;Etzs;0swc2Ci9;ddhwauY+;O5IbvPIm;AjrjKn02;a1BBuPsk;vbNWA1Mt;Y0kbPt2j;VgDf;muolEHdE;4Q8xqxkQ;WxrZGCCE;0SxoyekT;GBH+0a1b;zEjz
r0WKq4IR;kyMc;N5S6;sYw7;bVIj;wmj8HtJz;BJcP;uNzDtyMMrmF9;EqXXGGJFRkgI;ykxa;rsVw;WhK5;Eefk;41/4;JfbcU30L;6Cx5;bklf;ln96;Pegh;CmpU;1XC8;/Jns;MyoW;3+Yf;KIAO;O7HVvXNe;xW06;U46R7Jj6eFew;PUfP;UM6F;OAuONpyR;X5Wu;U+2o;VAoIDFz/;YLTj;lP6ITnO6
+uls;yD2h+gzrIUcA;+bp+PzHX;4H1eKOTn;qVQP;CwQypqLoCXzk;bSMk;D9v3;+44d;QJck;hXY5;IwY4;Wzd9;h3ZD;ZweiSN3K;FdGsTag8;zKwkLD5g;711DvZgK;hLRa
KCZa;qLno;jSGu;KneQioM0;ivNRkYQ+;etFl;CYQb;BsnW;S4ME;NW8SnW3G;4R+/4IF5;3G6JNdiO;lr+By4Cd;QpadZeCV;eBu98A2E;Av9/;QYzC;SUMiVq4F;99MK;LFVW;7dPa;kyuN;9sDq;XYWG;K0sK;AAWl;uTKy;qPti;emx5zzEP;iAQ0xVGV;/WzK
M5n0sc3D8fxbha1a;XVSM;hsVi;HahJoSbx0XpFAJliU6sD;0BJg;Aw4t;yPHI;G3s0wKar;x2Nr;14lx;aGrW;+Uhb;JJQl;cgFu6yyf;yiUkdc5Q;uvPj;Gjj+;zj/C+CdIIX+9;GHYr;JKaN;MNka
MP2r
LUnA;w1gs;YySi;Kdye;+KFY;abmL;phn1+q/Kx525;V6KR;LA9X4ryD;4ljzroWs;xZjn;mpk5ehkZ;8p1q;jio8;sdt/;4nq4;jVwM+Qb1;26zlKTjn;F/sDGmMV;Pfn9;dP4mt9CT;S7OW4vxR;s7iEsJXz;WDk1;AgGYov4k;/WDNX+cI;o3tR;34e9;uZBW;0bB3;Lknu;RJhx4f9a;v4O+;wgbv08aC;VSAxHrQr;ygSn8b1g;zHTk;DTu0;n48Ce3j+;XXVptj2H;1UK3;KMqY;UGPe;Oq4u;xPXj;1lMfR1EV;SC5q
2xYA

P7Mx;29g5fQER;vUT4gCa0;FPUt;vzyaYDNa;fpPv5+io;gBKP;ecGAwlop;ddv5iASu;EcP4;KBSr;GuGlr0uw;BOu7+lBO
PhQJCVZFoz0a;1z5d7Gc1XuKT;1vqkCTzg;LI3UepLv;B+JRbiXaYn4U;bprFpdfT;oRcB61/I;hEJs;gBKP+Hyl9jIZ;PPImeeWDUEmkVYDK;IYD+zF6PbedxVyV6;uSycfk+rXglGHoIx;n6+3OELV1cB4Rdd9;ucWPN4z+MzPNzMiP;T5UZ6ynavDpFZ+SU;QPYvGcYRPGat892I;PveZ4UFI
g6FU;bgZtZnot;Jbsn;pcGl;3MHdSjaj;K+SGPhSD

gIg1PTpR;eRzJy/JX;yxVGTdMM;:G6vYaQlqF4GI;Pppe;BvfRaXmx;E/nGARKO;8o0QpQ9us+Xl;qMagXN8t;O0+jNGCy;tihI/QO+;3gr/lAVk;bKps;qpQp+l5D;JnxhIg8p;E0Av;sB5vaIhp;Rodcf0eD;Yvpq:tqFZ;XgHlWVu3


95Dp;t8DdZUeD;Rbjd;iXpR;2U8t;iVMv;MuK0lBnkVqu4Kyhq;S/+9oRxu;3J9F;mk1E;nX23;9qFK;klNq;LyX1;Y0KC8UZNhJl6;+15C0wB8;RagV;9xAR;0nbR;/04u;ZYG1;Jir4;r2dgN7ZG;BsqN;6Caw;F1JZ;kFhv;CEgA;pv25;HONazFUE;xscT;iBq2
0sri;;;bFjg;;;p061;;;;;;;rAUBhel+bcNH;V9IQg47k;eKWR4PFh
VQfR
rqqzf2moycRU;iqnz
OeW/G7dzt5mz;nX3cnU8K+zKj
;;;;9ks7
1oAWfQpy;hC2E
;1NP1;;;;;;;;;AFO0;B0CpSAGZ;tIE3
Z9yH;wdDd;pfbKJJ70:A+sT0+Ck;/qOC:pegPX8zSH8aG
7sMN;82d/Y7+Z;mU6cWWJJ
gJ1u;72d5wdoF;8ltj;hyLm
pJ64KgNp;;;;;;;;;;;;;;;;;;;;;;;;;;i2wX;;;lUwF;;;;;;;;;;;;;;;;;;;srxn;Lupf;;;;;;14d/;;;;;;;;;;;;;;;;;;;;;;;;ypkW;;B010;;XeQb
;;;;;;;;;;8iko;;Hz4+;;;;;;q8e3/nj9;WFZg

;;;;;;;;;;;;;;;;;Sjaj
EOkZ
Gwl3yKu5;Llngt9xQ:fiKzC7no;h4CsyWNL:NhsL;LKpvDT4h;Z2xu92hz;8eqBmLoA;KlH0OF2R;b2XjeIxX;SY4PhOZ9;cYI89qSsIhf1k3ti;7cFj4jln1j4GvWWX;h15oAMsF;oBPaiXNPmbWN;tA36L3r2;Lznjs6KrMGeI;JZyVlV0e;sX747iIuoEl0;RnK5NyMW;buyEunir;PvVRrpNY;bKoZwxiNf4QHS9Fi;GSf4APMMPPmqRYoj;WUC7c5qR;jTnjJ95/3XwF;H6OZ0/N9;pJItTCHi;wPHsvz4P;nJwmRxyMEgdDn2y2;mfA5HG6t;8LX/tWBcYx5K;zh1Wyybr;iKNwb6R7;iedGnd7d;n9xDj2ZC;wgrgScxqUikQ;37OU3mKj;5Pemusww;ZdJS9uh/;WKx4+vf2;+1EJZuyF;mljClYei;p5rYJOoZ;oye0BufG:ztn2KPB3;Vrac9kcD;E1FvzOZS;3RxrEnKJ;p2RcMbstqyrc;irJTcbAl;5IcWXUPt;Ib+E7zmz;rHneodkm;Jl+IPsaU;hMiTPrA0;sp0+l5Cv;OVpTyRhI;S7DREk5M;pHXasI30;vdC/p+9a;NiZwlzdkzQtiqZiXXSMt+bPHX1Ma3OLH;IlbBDPGy;Jc5FSJ8L;nJK3JrvZ;vrloXIL/0ygiIQn+Waxr;jYiK;uJqdfTwF;4IGsYNGz;j7a86fQr;fux/ME2o;eiGg;cCD+PwFw;yGqiIzso;ujSQigns;ZCqgdI7z;PA+N7qWZc8Je;NfWLIX+J;qMqOzh8NE+NPAOIF1ynv;9pIBwhQ7;AEEv6I7o;SMdOOgHE;3DWoFJdi;W0qqhChA;d24HalRwF/73;5lnMkm2q;vXJVrOCoJPr8w5kN;gQb51Fwk
;;;;;;;;;;;;;;;JwEf
oV7KM5k9;0T/4;7mbn;iz0W;AQ16;dS1R;CQli

AGlS
BaSibP0pq1PVfZvtPnCA;UVf2;uC4n;geI5;QNd2nz8OZ+5L;11Le;gUJ/;hYGf;XFrA;qblU;PTY0;5KXb;4TEL;7x4E;Nc7p;InO1;sOkU;bkP6;4l+l;v8v7;txGJ;Cww9;yQ6f;a+6Q;hsI1;ClO0;xSL6;z9/f;qbpv;yvQL;uNNX;R7n7;Txan;4eFA;Qclp;UsnU;pQJ+;5OJ+;/byO;qkNC;DvgD;C2bq;vdy8;HDh6;rA3p;fGJM;Xsjb;oKra;Ogcw;+HMw;/cXo;0bOY;9Ahe;2ED/;sbIi;yQaI;PAhT;z5Dv;4UXm;Oh7F;dz85;YazM;JQEs;MNzJ;ISVx;dMpH;QLEM;d3lk;riv8;RnWAD04R;YCiS;BFcn;11jg;NNH5UCHO;6O7J;+/AU;tCWt;sbZPo6EqWRsI
;;mjGl;;;;;;;;;;;;;;;;;;;;;;;;;;;;22cp;;XDhX;;;;;;;;S2yq;;;;;0e/2;;;;;;;;;;;;;;;;;YV6O
N+E1
usm5;hbtc:Yodm;:EfgL;:W6m4;5M92:tIKz;4Od1;UFyB;r/Srwy1B;UBGHbJ7M;cdOg;xs19;Asfm;i4Ks;2bHIUjlV:oSkAfWHm;HIze;yKfs;ccIaNPNV;nTOOahNs;AWZY:g0Qk;i7rp;7W+2aTv3;N0Jk
ejyXLxTd;5RSWZdvT;fvxIXd38hm4k;urBa9WmWGqgY;6tJmyU8g;XFj27EKS;oIPe1q3L;7F9FUEer/V/G;EdC1PuOb;qtV+iyBgyogx0hmB:NO1O;9Xf749FR:NBcP0JXC;qISz4zp+;jYiKU6Hk;1/tLc4eUL3r2phoV;dEBnd79noA96;ZeLAihey;NFe5R7xeGcll;RFS4lv3N;iz/Yh40s;RYhKdodB;GXi0/714;RCnmMXd+AD7L;ZNfz6Osf;PkOPlkpA;CQuqWngF;6+1lUHIa;C+Wy+gaU
;6NYKGguL;;62eh
NhYQ;dHxUEEbm;kF8H;efG9;kBcT;MgQm;L0oU;acFQ;DMDM;l6TX9SES;NQPz;cK2k;CezK;IQTk;9SZC;ABXh;fNqR;AfBQ;PBGE;Q3Le;vTBi;6cwW;0wB8;VK5s;Ak+6;JGRpERov;vWDX;Wp6C;EeQzaWRC;B9VGzer2;b8jC;f74F;AAvT;+wnlElue;07b/;Z520;5lP7;SsEu;inrVquDv;Ys4o;z/T7;bPcOezCE;l+WWUU+1;k2od;HhVs;x5Ys;BsaO8bxqJC7j1plr;RxFv;Vtdf;5DG9;vMipAW6j;H7Er
38IC
lBnk;x6Vu;wL1V
BsaO
KYSE;;v38J;;;;DfcJ;;;nqC7;9SKKUPtj;aGrNhfBT;lwSO;pG2Fjpd5;aNoQ935Y;;;;iuKC;QDIRe4mr;bBwsulKm;0yWf;ZxAC;B5F4;NSmH;Ng/i;FQPu;/Rc/khlnr6yz0Eb9iuHCLJKnvdbN;EPpf;z0ng;4CwpKfcn;d1Yq;ToihQvkINZpK;BNzd
SyPY;0SsF;HWGs;9Ivr;5IJ7;2/Pn;we0u;9wlV

`

/**
 * The code of each province, in small letters by how far each of its letters is from the one before in the name shown;
 * `~`: none of ISO's, `>`: ISO's, where it is another; after commas other codes in circulation.
 */
export const PROVINCE_CODES: string = `
02-08
aa;AZ;aa;aa;ae;aa;ae
ac;aa;ad;ba;ae;ab;aa;aa;ab;ab;af
a;V;X;b;a;D;a;F;g;b;d;K;a;a;f;P;d;a;a;a;c;W;e;i
ah~
ajd;ace;ac;ae;aaa;aaa;ag;afc
01-11
ah;ae;aa;aa;aa;ac;aa;aa;aa;aa;aa;ae;ag;ab;aa;ae;aa;aa;ab;af;aa;ab;ak;ae;aa;ac;aa
ad;ad;ab;aa;ae;ad;aa;ac;ak;al;ad;aa;ae;ag;ad;aa;ad;ah;ad;af;ae;aa;ac;aj;ac;af;ae;ae;aa;ac;ag;ad
ab;ag;af;ac;ah,ac;ad;ac,aec;aa;ae,aeg;ae,aa,PQ;ac;YT,ab;aa
AI;LI;aa;RM;aa;af;aa;aa;aa;aa;ac;ac;ac;ab;aa;ah
ab;ac;ae;ab;ae;ac;ae;ac;ac;ab;aa;ab;ad;ac;ab;ab;ae;ae;ad;MO;bd;ad;ad;ab;ad;aa;ad;ad;ad;ac;ac;ab,YZ;ab;ac
DC;aaa;aak;aag;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aab;aaa;aaa;aaa;aaa;aaa;aga;aaa;aaa;aaa;aaa;aaa;aaa;aaa;aad
a;a;a;a;a;a;ac
01;03-16;99
aa;ac;Fogo~;aa;ab;ac;Santiago~;Santo Antão~;São Nicolau~
37;39;45;50;52;56;60;64;68;71;74;79;81;84;87
aab;aac;aac;BA;ab;abb;a;ab;ae;acb;aa;ab;HU~;aa;JS;KB;abd;KN;ab;ab;abb;ab;aca;abb;cab;faa;SU~;aab;WAD
a;BI;b;aa;af;ab;GC;aa,GE;aa;a;a;aa;O;ab,aa;PM,IB;S;aa;SS;dn;a;VI;a;ab;aa;aa;a;aa;aa;aa;ab;aa;aa;aa;aa;a;a;aa;ad;aa;aa;ab;aa;a;aa;aa;ab;aa;a;aa;aa;aa;aa
FM~;abb;acc;TRK;aaa
20R;971-974;976;adi;ahd;aaa;afb;aea;aeb;acb;aha;aaa;aaa;ahe;adb
BFP~;aaa;aha;aab;abb
01,aa,aaa;02,ca,aba;03,aa,aaa;04,ac,acc;05,aa,aaa;06,ae,aea;07,aa,aaa;08,aa,aaa;09,ad,aaa;10,aa,aaa;11,aa,aaa;12,ac,aca;13,aa,aaa;14,ac,aaa;15,ad,ada;16,ad,ada;17,aa,aaa;18,aa,aaa;19,aa,aaa;20,ac,acc;21,aa,aaa;22,aa,aaa
ad~,Hong Kong Island;ac~,Kowloon;ac~,New Territories
IB;aa;aa;ab;ab;ab;ab;ab;ai;ah;aa;aa;ab;aa;aa;ae;aa;aa
af;JB;JI;ab;JT;JW;KB;ec;KR;KS;hg;KU;fc;NB;ed;NU;PB;PD;PE;PS;PT;fc;SB;SG;ab;SN;SR;ae;ST;fa;aa;aa;aa;aa;ac;aa;aa;aa;aa;aa;ab;aa;ab;aa;ab
ad;ad;aa;ae;a;af;a;af;ac;ad;ag;ad;ag;af;ad;ad;ab;ac;ae;ah;ad;af;ah;ah;af;ab
aa;af;aa;aa;ad;ah,ad;aa;am,ab,af;ab;ab;ab;ah;ab;aa;ah;aa;ad;aa;af;ab;ae;ab;af;ab;ad;aa,OR;ae;ai;ab;ab;ae;aa;TS,ae;af,aa,UL;ae;ad
ac;AR;aa;ab;ab;DA;aa;ac;aa;aa;ab;aa;ca;aa;aa;ca;ad;aa;aa
00-30
aa>23;ba;ae;ac;ae,aa;aa;aa;af;aa;ab;aa;ie~;ab;af;aa;ab,aaaa;ab;aa,CI;ac;aa;aa;aa;aa;aa;af;aa;ab;aa;aa;ac;aa;ab;ab;aa;aa;ac;aa;ae;ac;aa;ab;ab;aa;aa;ab;ab;ae;aa;aa;ab;ac;aa;aa;aa;aa;aa;KR;ab;aa;aa;aa;ab;aa;ab;aa;aa;ab;ab;aa;aa;aa~;aa;aa;ac;aa;ad;aa;ae;ad;ab;ac;ag,ab;ab;ae;aa;ab;aa;ad;aa;aa;aa;aa;ca;ab;ab;aa;aa;ac;ab;ad;ac;aa;aa;ac;ac;aa;ab;VS~;ab;ad
01-14
01-47
a;a;a
f;a
01-10;13-15
11;26-31;41-50
ac;ca;aa;ca;KU;aa
Cayman Brac~;Grand Cayman~;Little Cayman~
10;11,aaa;15,aaa;19,aaa;23,aaa;27,ZAP;31,ZHA;33;35,aaa;39,KUS;43,aba;47,aaa;55,aaa;59,SEV;61,YUZ;62;63,VOS;71,aaa;75,aab;79,aaa
c;ad~;c
MP~
aaa,aac;adg,ad,ak;adj,an;aaa,aaaa;aab,aaaa,aa;aac,aaad,af;ahb,DF,aceb,DIF;aaa,aaaa;aaa;aaa,aea;acd,ac;aaa,aha;aaa,aea;aaa;aaa,ab,EM;aaa,aaaa;aaa;aaa;aea,ae;aaa;aaa;aaa,ace;iaa,Q ROO,ahaa;aaa;acd;aaa;aaa;aaa,aaaeb;aaa,aaaa;aaa;aaa;aaa
01,abb;02,abb;03,aeb;04,abb;05,afg;06,abc;07,abc;08,abb;09,acb;10,aeb;11,abc;12,abb;13,adb;14,aab;15,abc;16,aeb
MPM;c;B;a;a;L;a;P;Q;a;a
fg;aa;aa;aa;aa;aa;aa;aa;aa;ab;aa;aa;aa;aa;aa;aa;aa;aa;aa;ab;aa;ab;aa;ab;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa;aa
eg;eg;aa;aa;ab;ab;aa;aa;aa;aa;ab;ab;ab;ab;ae;aa;dc
01-14
adb;afc;aab;acb;aaa;CIT;aaa;acc;adf;acb;acb;aaa;acb;aaa;afa;acc;aca
1;10;2-9;aa;KY;ac;ad
aaa;CUS;aaa;aba;aaa;aaa;aaa;aaa;aaa;aaa;aad;aae;aaa;aaa;aaa;aaa;aaa;abc;aaa;aaa;aaa;aaa;aab;aaa;aaa;aaa
eaa~;eaa~;eaf~;adb~;acg~
CPK;ahg;NPP;SAN;CPM;aga;agb;EPW;ESW;GPK;aba;abb;aea;MPL;MPM;MRL;NIK;NSB;SHM;WBK;WHM;WPD
00,NCR;aaa;aad;aab;aaa;aaa;aaa;aaa;aaa;aad;aaa;aaa;aaa;aaa;abc;abb;aaa;aaa;aaa;aaa;aae;aaa;aag;aaa;aaa;aaa;COM;aac;aag;aaa;aaa;abb;aaa;aaa;aaa;aab;aae;aad;aaa;aaa;aaa;aaa;aag;aaa;aba;aad;aaa~;aaa;MDC;icb;abc;abl;aaa;abf;abf;NCO;aaf;aab;aha;aaa;aab;aaa;aaa;abb;aaa;aaa;aaa;aaa;aaa;aea;SIG;aha;aba;aaa;aae;aai;aaa;aaa;aaa;WSA;aae;aak;aba;aia
01-18;20;30
002;004;010;050;100;150;212;214;218;222;224;226-228;350;370;PW~
1;10-16;19;2-9;aaa
a;ab;ab;aa;ab;ab;ah;aa;ab;ae;ab;ac;ab;ad;ad;ab;ac;ac;ac;ab;ac;ad;ab;ab;ab;ab;ab;ad;ad;ad;ab;ac;ab;ad;ad;ae;ab;ab;ae;ab;ac;ab
aa;aa;aaa;aaa;aaa;aaa;aa;aaa;aaa;aa;ab;aaa;aaa;aa~,Respublika Krym;ab;aa;aa;aaa;aaa;aaa;ab;ad;afa;aaa;agc,aga;acb;aaa;aae;aaa;ac;ab;aba;aa;aaa;ab;aba;afa;aaa;aaa;aaa;ad;aa;aaa;aad;aaa;aaa;acb;aaa;abb,adf;aaa;aaa;aac;aaa;aba;aaa;aaa;aaa;aaa;aa;aaa;aaa;aaa;gb;aaa~,Sevastopol';aaa;aea;aaa;aaa;aa;aaa;aaa;aaa;aaa;TY;aaa;aa;aaa;acb;aaa;abb;aaa;aae;aaa;YEV;aaa
01-27
ab;aa,ab;JD;JH;aa,ab;SD;fa;aa,ab;ab;ab;ab;aa,ac;aa,ab;aa,ab;aa,ae;aa,ac;aa,ab;aa,ag
aa;ab;ab;aa;aa;ad;ab;aa;aa;aa
aa;aa;aa;aa;ac;aa;ca;aa;ac;aa;ac;ac;ca;aa
10-27;30-58;60-67;70-77;80-86;90-96;S
01-81
adc;aaa;aab;abb;abb;adb;aaa;aaa
aaa;ada;CYQ;HSQ;HSZ;aaa;baa;aaa;KHH;aaa;aaa;aaa;aaa;aba;aaa;PIF;aaa;acb;aca;TTT;TXG;aaa
05;07;09;12;14;18;21;23;26;30;32;35;40;43;46;48;51;53;56;59;61;63;65;68;71;74;77
67;71;76;79;81;84;86;89;95
ak~;ac~;aa;ak~;aa;ac;aa;aa;af;af;aa;aa;aq~;af;aa;aa;ac;ag;af;aa;ag;ad;aa;ab;ad;MP;ab;ac;ae;ae;aa;ac;ac;ac;ab;ac;aa;aa;ah;ac;ae;ae;ae;ab;ab;ag;aa;af;aa;aa;ad;aa;ad;ah;aa;ad;ac;aa;ad~;aa;PW~;al;aa
ae;aa;aa;ae;aa;aa;ae;ae;aa;aa;aa;aa;ac;aa;ab;aa;ac;aa;aa
j;W;X;B;C;D;E;F;G;H;I;J;K;L;a;c;O;a;d;S;a;f;V;Y;d
aa~
01>HN;04;08>07,03;11>71;12>01,64;14>05;19>69,53;20>09;22>13;24>56,54,33;25>68,06,15;31>HP,61,62;34,36;35,72;37>18;38>21;40>22;42>23;44>25,70;46>26;48>DN,27,60;51>29,28;52>30;56>66,32;66>33;68>02;75>39,58;79>SG,57,43,65;80>37,63,67,41;82>45;86>49,50;91>44,47;92>CT,73;96>59,55
ag;ad;GP,ac,aa;ac,NP,aa;aa;ah;ae;ag;acd,hd,ag,dd
aa;aa;aa;ak;ak;aa;aj;al;ac;ak
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
2DIEDDBIEEEEEE
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
