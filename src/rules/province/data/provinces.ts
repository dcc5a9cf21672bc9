// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).
// 1748 provinces of 76 countries.

/**
 * A row for each province: the name shown, then after a comma its code. Small letters give the distance from each of the
 * code's letters to the one before it in the name. A row without a code has the next number, or the letters of the row above.
 * `~` means that ISO has no code; `>` comes before the ISO code if it differs. After more commas: other codes in use; `>` before one
 * means an ISO code that is only known with the country's code in front.
 */
export const PROVINCES: string = `
=AD
Canillo,02
Encamp
La Massana
Ordino
Sant Julià de Lòria
Andorra la Vella
Escaldes-Engordany
=AE
Abu Dhabi,AZ
Ajman,aa
Dubai
Fujairah
Sharjah
Ras al-Khaimah,ae
Umm al-Quwain
=AM
Ararat,aa
Lori
Shirak
Kotayk,ab
Syunik
Tavush
Aragatsotn,ac
Armavir,ad
Gegharkunik,ae
Vayots Dzor,af
Yerevan,ba
=AR
San Luis,D
La Rioja,F
Catamarca,K
Formosa,P
Tierra del Fuego,V
Corrientes,W
Córdoba,X
Buenos Aires,a
Ciudad Autónoma de Buenos Aires
Entre Ríos
La Pampa
Mendoza
Río Negro
Santa Fe
Tucumán
Salta,b
Chaco
Chubut,c
San Juan,d
Neuquén
Jujuy,e
Misiones,f
Santiago del Estero,g
Santa Cruz,i
=AS
American Samoa,ah~
=AU
Tasmania,aaa,ab
Victoria,,aa
Northern Territory,ac
New South Wales,ace,ac
South Australia,ae
Queensland,afc,af
Western Australia,ag
Australian Capital Territory,ajd,JBT,kd
=BB
Christ Church,01
Saint Andrew
Saint George
Saint James
Saint John
Saint Joseph
Saint Lucy
Saint Michael
Saint Peter
Saint Philip
Saint Thomas
=BR
Acre,aa
Alagoas
Amazonas
Bahia
Ceará
Espírito Santo
Goiás
Maranhão
Pará
Pernambuco,,FN
Piauí
Rondônia
Sergipe
Tocantins
Mato Grosso,ab
Paraná
Roraima
Amapá,ac
São Paulo
Minas Gerais,ae
Paraíba
Rio de Janeiro
Santa Catarina
Rio Grande do Norte,af
Mato Grosso do Sul,ag
Distrito Federal,ah
Rio Grande do Sul,ak
=BS
Abaco,Abaco~
Andros,Andros~
Eleuthera,Eleuthera~
Grand Bahama,Grand Bahama~
Bimini,aa
Central Eleuthera,,GH
Exuma
Inagua
North Abaco,,GT
South Abaco,,SP
Acklins,ab,aa
Cat Island,ac
New Providence
Rum Cay
San Salvador,,aj
Berry Islands,ad
Crooked Island
East Grand Bahama,,HR
Freeport
Hope Town
Long Island
Mayaguana
West Grand Bahama
Black Point,ae
Grand Cay
North Eleuthera
South Andros,,KB
South Eleuthera,,RS
Moore's Island,af
Ragged Island
Harbour Island,ag
Spanish Wells
Mangrove Cay,ah
North Andros,aj,NB
Central Abaco,ak,MH
Central Andros,al,FC
=CA
Yukon,YT,ab
Nunavut,aa
Ontario
Alberta,ab
New Brunswick,ac
Northwest Territories,,aec
Saskatchewan
Nova Scotia,ad
Prince Edward Island,ae,aeg
Quebec,,aa,PQ
Manitoba,af
British Columbia,ag
Newfoundland and Labrador,ah,ac
=CL
Aysén,AI
O'Higgins,LI
Ñuble,NB
Santiago,RM
Antofagasta,aa
Araucanía
Atacama
Biobío
Coquimbo
Magallanes
Tarapacá
Los Lagos,ac
Los Ríos
Maule
Arica y Parinacota,af
Valparaíso,ah
=CN
Macau,MO,92
Hebei,aa,13
Shanghai,,31
Anhui,ab,34
Fujian,,35
Hubei,,42
Hainan,,46
Hunan,,43
Jilin,,22
Sichuan,,51
Xizang,,54,YZ
Yunnan,,53
Beijing,ac,11
Gansu,,62
Guizhou,,52
Henan,,41
Heilongjiang,,23
Taiwan,,71
Xinjiang,,65
Zhejiang,,33
Hong Kong,ad,91
Liaoning,,21
Ningxia,,64
Qinghai,,63
Shandong,,37
Shaanxi,,61
Shanxi,,14
Tianjin,,12
Chongqing,ae,50
Guangdong,,44
Guangxi,,45
Jiangsu,,32
Jiangxi,,36
Inner Mongolia,bd,15
=CO
Córdoba,COR
Bogotá,DC
Amazonas,aaa
Antioquia
Arauca
Atlántico
Bolívar
Boyacá
Caldas
Caquetá
Casanare
Cauca
Cesar
Chocó
Cundinamarca
Guainía
Huila
La Guajira
Magdalena
Meta
Nariño
Putumayo
Quindío
Risaralda
Santander
Sucre
Tolima
Vaupés
Guaviare,aab
Vichada,aad
Valle del Cauca,aag
San Andrés & Providencia,aah
Norte de Santander,aga
=CR
Alajuela,a,2
Cartago,,3
Guanacaste,,5
Heredia,,4
Limón,,7
Puntarenas,,6
San José,ac,1
=CU
Pinar del Río,01
Havana,03
Matanzas
Villa Clara
Cienfuegos
Sancti Spíritus
Ciego de Ávila
Camagüey
Las Tunas
Holguín
Granma
Santiago de Cuba
Guantánamo
Artemisa
Mayabeque
Isla de la Juventud,99
=CV
Fogo,Fogo~
Santiago,Santiago~
Santo Antão,Santo Antão~
São Nicolau,São Nicolau~,ac
Brava,aa
Maio
Sal,ab
Boa Vista,ac
São Vicente
=EE
Harju,37
Hiiu,39
Ida-Virumaa,45,44
Jõgevamaa,50,49
Järvamaa,52,51
Läänemaa,56,57
Lääne-Virumaa,60,59
Põlvamaa,64,65
Pärnumaa,68,67
Raplamaa,71,70
Saare,74
Tartumaa,79,78
Valgamaa,81,82
Viljandi,84
Võrumaa,87,86
=EG
Red Sea,BA
South Sinai,JS
Qalyubia,KB
Qena,KN
New Valley,WAD
Cairo,a,HU
Gharbia,aa
Ismailia
Alexandria,aab
Suez
Aswan,aac
Asyut
Beheira,ab
Dakahlia
Giza,,SU
Luxor
Minya
Matrouh
Beni Suef,abb
Monufia
Sohag
Kafr el-Sheikh,abd
Port Said,aca
Faiyum,acb
Damietta,ae
Al Sharqia,cab
North Sinai,faa
=ES
Ávila,AV
Vizcaya,BI
Cádiz,CA
Las Palmas,GC
Asturias,O,aa
Balears,PM,IB
Cantabria,S,ae
Guipúzcoa,SS
Álava,VI
Alicante,a
Barcelona
Huelva
Jaén
Lleida
Madrid,,ab
Palencia
Tarragona
Valencia
Zaragoza
Almería,aa
Badajoz
Burgos
Ceuta
Cuenca
Girona,,GE
Granada
Guadalajara
Huesca
León
Lugo
Murcia,,ac
Navarra,,NC
Pontevedra
Salamanca
Sevilla
Soria
Teruel
Toledo
Valladolid
Zamora
Albacete,ab
Cáceres
Castellón
Melilla
Ourense,,aa
Segovia
Málaga,ac
Córdoba,ad
La Rioja,,ca
Ciudad Real,af
A Coruña,b
Santa Cruz de Tenerife,dn
=FM
Micronesia,FM~
Chuuk,TRK
Yap,aaa
Kosrae,abb
Pohnpei,acc
=FR
Corse,20R,H,aaa
Guadeloupe,971,ah,aaa
Martinique,,ag
Guyane (française),,af
La Réunion,,RE,LRE
Mayotte,976,cb,aaa
Auvergne-Rhône-Alpes,adi,C,c
Burgundy-Franche-Comté,ahd,g,I
Bretagne,aaa,c
Centre-Val de Loire,afb,F
Grand-Est,aea,c,a,M
Hauts-de-France,aeb,O,e
Île-de-France,IDF,J
Nouvelle-Aquitaine,aha,B,f,m
Normandie,aaa,P,Q
Occitanie,,K,g
Provence-Alpes-Côte d'Azur,ahe,u
Pays-de-la-Loire,adb,l
=GB
British Forces,BFP~
England,aaa
Scotland,aab
Wales,abb
Northern Ireland,aha
=GT
Guatemala,01,aa,aaa
El Progreso,,ca,aba
Sacatepéquez,,aa,aaa
Chimaltenango,,ac,acc
Escuintla,,aa,aaa
Santa Rosa,,ae,aea
Sololá,,aa,aaa
Totonicapán,,aa,aaa
Quetzaltenango,,ad,aaa
Suchitepéquez,,aa,aaa
Retalhuleu,,aa,aaa
San Marcos,,ac,aca
Huehuetenango,,aa,aaa
Quiché,,ac,aaa
Baja Verapaz,,ad,ada
Alta Verapaz,,ad,ada
Petén,,aa,aaa
Izabal,,aa,aaa
Zacapa,,aa,aaa
Chiquimula,,ac,acc
Jalapa,,aa,aaa
Jutiapa,,aa,aaa
=HK
Kowloon,ac~,Kowloon
New Territories,~,New Territories
Hong Kong Island,ad~,Hong Kong Island
=HN
Bay Islands,IB
Atlántida,aa
Choluteca
Intibucá
Lempira
Ocotepeque
Olancho
Valle
Yoro
Colón,ab
Comayagua
Copán
Cortés
El Paraíso
La Paz
Santa Bárbara,ae
Gracias a Dios,ah
Francisco Morazán,ai
=ID
West Java,JB
East Java,JI
Central Java,JT
West Kalimantan,KB
Riau Islands,KR
South Kalimantan,KS
North Kalimantan,KU
West Nusa Tenggara,NB
West Papua,PB
Southwest Papua,PD
Highland Papua,PE
South Papua,PS
Central Papua,PT
West Sumatra,SB
Southeast Sulawesi,SG
South Sulawesi,SN
West Sulawesi,SR
Central Sulawesi,ST
Aceh,aa
Bali
Bengkulu
Gorontalo
Jambi
Lampung
Maluku
Papua,,IJ
Riau
Yogyakarta
Jakarta,ab
Banten,ac
South Sumatra,ae
Bangka Belitung,af
East Kalimantan,ec
East Nusa Tenggara,ed
North Sumatra,fa
North Maluku,fc
North Sulawesi
Central Kalimantan,hg
=IE
Dublin,a
Galway
Cork,aa
Monaghan,ab
Wexford
Kilkenny,ac
Mayo
Clare,ad
Cavan
Kerry
Louth
Laois
Meath
Sligo
Carlow,ae
Offaly
Donegal,af
Kildare
Leitrim
Tipperary
Wicklow
Longford,ag
Limerick
Roscommon,ah
Waterford
Westmeath
=IN
Telangana,TS,ae
Andaman and Nicobar Islands,aa
Arunachal Pradesh
Assam
Chandigarh
Jharkhand
Karnataka
Ladakh
Odisha,,OR
Tripura
Delhi,ab
Goa
Gujarat
Haryana
Maharashtra
Manipur
Mizoram
Rajasthan
Sikkim
Bihar,ad
Kerala
Nagaland
West Bengal
Meghalaya,ae
Punjab
Tamil Nadu
Uttar Pradesh
Andhra Pradesh,af
Lakshadweep
Madhya Pradesh
Uttarakhand,,aa,UL
Chhattisgarh,ah,ad
Himachal Pradesh
Jammu and Kashmir
Puducherry,ai
Dadra and Nagar Haveli and Daman and Diu,am,ab,af
=IQ
Erbil,AR
Dohuk,DA
Halabja,Halabja~
Basra,aa
Diyala
Karbala
Kirkuk,,TS
Maysan
Najaf
Nineveh
Sulaymaniyah
Wasit
Babylon,ab
Baghdad
Kurdistan
Al Anbar,ac
Dhi Qar
Saladin,ad
Al Muthanna,ca
Al-Qādisiyyah,ch
=IR
Markazi,00
Gilan
Mazandaran
East Azerbaijan
West Azerbaijan
Kermanshah
Khuzestan
Fars
Kerman
Razavi Khorasan
Isfahan
Sistan and Baluchestan
Kurdistan
Hamadan
Chaharmahal and Bakhtiari
Lorestan
Ilam
Kohgiluyeh and Boyer-Ahmad
Bushehr
Zanjan
Semnan
Yazd
Hormozgan
Tehran
Ardabil
Qom
Qazvin
Golestan
North Khorasan,,31
South Khorasan
Alborz,,32
=IT
Crotone,KR
Medio Campidano,VS~
Agrigento,aa
Alessandria
Ancona
Aosta,>23
Arezzo
Avellino
Bari
Biella
Bologna
Brindisi
Cagliari
Chieti
Como
Cremona
Enna
Ferrara
Firenze
Frosinone
Genova
Gorizia
Grosseto
Imperia
Isernia
Lecce
Livorno
Lodi
Lucca
Messina
Milano
Modena
Napoli
Novara
Nuoro
Ogliastra,~
Oristano
Palermo
Pescara
Pisa
Ravenna
Reggio Emilia
Rieti
Rovigo
Salerno
Siena
Sondrio
Sud Sardegna,,CI,ab
Taranto
Teramo
Torino
Udine
Varese
Venezia
Vicenza
Asti,ab
Belluno
Benevento
Caltanissetta
Cuneo
Cosenza
Catania
Foggia
Lecco
Latina
Macerata
Mantova
Massa-Carrara
Matera
Padova
Parma
Pavia
Ragusa
Roma,,aaaa
Siracusa
Sassari
Savona
Terni
Verona
Viterbo
Bergamo,ac
Brescia
Bolzano
Caserta
Fermo
Piacenza
Pistoia
Trento
Trapani
Treviso
Verbano-Cusio-Ossola
Vercelli
Perugia,ad
Prato
Rimini
Trieste
Vibo Valentia
Barletta-Andria-Trani,ae
Campobasso
Catanzaro
Forlì-Cesena,,aa
Pordenone
Potenza
Ascoli Piceno,af
Monza e Brianza
Reggio Calabria
Pesaro e Urbino,ag,ab
L'Aquila,ba
La Spezia,ca
Gallura Nord-Est Sardegna,ie~
=JM
Kingston,01
Saint Andrew
Saint Thomas
Portland
Saint Mary
Saint Ann
Trelawny
Saint James
Hanover
Westmoreland
Saint Elizabeth
Manchester
Clarendon
Saint Catherine
=JP
Hokkaidō,01
Aomori
Iwate
Miyagi
Akita
Yamagata
Fukushima
Ibaraki
Tochigi
Gunma
Saitama
Chiba
Tōkyō
Kanagawa
Niigata
Toyama
Ishikawa
Fukui
Yamanashi
Nagano
Gifu
Shizuoka
Aichi
Mie
Shiga
Kyōto
Ōsaka
Hyōgo
Nara
Wakayama
Tottori
Shimane
Okayama
Hiroshima
Yamaguchi
Tokushima
Kagawa
Ehime
Kōchi
Fukuoka
Saga
Nagasaki
Kumamoto
Ōita
Miyazaki
Kagoshima
Okinawa
=KI
Gilbert Islands,a
Line Islands
Phoenix Islands
=KN
Nevis,a
Saint Kitts,f
=KP
Pyongyang,01
South Pyongan
North Pyongan
Chagang
South Hwanghae
North Hwanghae
Kangwon
South Hamgyong
North Hamgyong
Ryanggang
Rason,13
Nampho
Kaeseong
=KR
Seoul,11
Busan,26
Daegu
Incheon
Gwangju
Daejeon
Ulsan
Gyeonggi,41
Gangwon
Chungbuk
Chungnam
Jeonbuk
Jeonnam
Gyeongbuk
Gyeongnam
Jeju
Sejong
=KW
Al Asimah,KU
Hawalli,aa
Mubarak Al-Kabeer
Al Ahmadi,ac
Al Farwaniyah,ca
Al Jahra
=KY
Cayman Brac,Cayman Brac~
Grand Cayman,Grand Cayman~
Little Cayman,Little Cayman~
=KZ
Abai,10
Akmola,,aaa
Aktobe,15,aaa
Almaty Region,19,aaa
Atyrau,23,aaa
West Kazakhstan,27,ZAP
Jambyl,31,ZHA
Jetisu,33
Karaganda,35,aaa
Kostanay,39,KUS
Kyzylorda,43,aba,BAY
Mangystau,47,aaa
Pavlodar,55,aaa
North Kazakhstan,59,SEV
Turkistan,61,YUZ
Ulytau
East Kazakhstan,,VOS
Astana,71,aaa
Almaty,75,aab
Shymkent,79,aaa
=MH
Marshall Islands,ad~
Ralik Chain,c
Ratak Chain
=MP
Northern Mariana Islands,MP~
=MX
México,MEX,ab,EM
Aguascalientes,aaa,aac
Campeche,,aaaa
Coahuila,,aaaa
Colima
Durango,,aea
Guanajuato,,aha
Hidalgo,,aea
Jalisco
Michoacán,,aaaa
Morelos
Nayarit
Oaxaca
Puebla
Querétaro,,ace
Sinaloa
Sonora
Tabasco
Tamaulipas,,aaaeb
Tlaxcala,,aaaa
Veracruz
Yucatán
Zacatecas
Chihuahua,aab,aaaa,aa
Chiapas,aac,aaad,af
Guerrero,acd,ac
San Luis Potosí
Baja California,adg,ad,ak
Baja California Sur,adj,an
Nuevo León,aea,ae
Ciudad de México,ahb,DF,aceb,DIF
Quintana Roo,iaa,Q ROO,ahaa
=MY
Johor,01,abb
Kedah,,abb
Kelantan,,aeb
Melaka,,abb
Negeri Sembilan,,afg
Pahang,,abc
Penang,,abc
Perak,,abb
Perlis,,acb
Selangor,,aeb
Terengganu,,abc
Sabah,,abb
Sarawak,,adb
Kuala Lumpur,,aab
Labuan,,abc
Putrajaya,,aeb
=MZ
Manica,B
Maputo,L
Cidade de Maputo,MPM
Cabo Delgado,P
Zambézia,Q
Gaza,a
Inhambane
Nampula
Sofala
Tete
Niassa,c
=NG
Abia,aa
Adamawa
Akwa Ibom
Anambra
Bauchi
Benue
Borno
Cross River
Delta
Ebonyi
Edo
Ekiti
Enugu
Gombe
Imo
Jigawa
Kebbi
Kogi
Kwara
Lagos
Nasarawa
Niger
Ogun
Ondo
Osun
Oyo
Plateau
Rivers
Sokoto
Taraba
Yobe
Zamfara
Bayelsa,ab
Kaduna
Kano
Katsina
Abuja Federal Capital Territory,fg
=NI
Boaco,aa
Carazo
Estelí
Granada
Jinotega
León
Rivas
Chinandega,ab
Chontales
Madriz
Managua
Masaya
Matagalpa
Nueva Segovia,ae
Río San Juan,dc
Costa Caribe Norte,eg
Costa Caribe Sur
=NR
Aiwo,01
Anabar
Anetan
Anibare
Baiti
Boe
Buada
Denigomodu
Ewa
Ijuw
Meneng
Nibok
Uaboe
Yaren
=NZ
Chatham Islands,CIT
Canterbury,aaa
Gisborne
Otago
Tasman
Auckland,aab
West Coast,aca
Bay of Plenty,acb
Nelson
Northland
Southland
Hawke's Bay,acc
Waikato
Manawatu-Wanganui,adb
Marlborough,adf
Taranaki,afa
Wellington,afc
=PA
Bocas del Toro,1
Panamá Oeste,10
Coclé,2
Colón
Chiriquí
Darién
Herrera
Los Santos
Panamá
Veraguas
Emberá,aa
Guna Yala,KY
Ngäbe-Buglé,ac
Naso Tjër Di,ad
=PE
Cuzco,CUS
Amazonas,aaa
Ancash
Apurímac
Arequipa
Ayacucho
Cajamarca
Callao
Ica
Junín
La Libertad
Lambayeque
Lima
Loreto
Moquegua
Pasco
Piura
Puno
Tacna
Tumbes
Ucayali
San Martín,aab
Huánuco,aad
Huancavelica,aae
Lima Metropolitana,aba
Madre de Dios,abc
=PF
Îles du Vent,IDV~
Îles Sous-le-Vent,ISV~
Îles Australes,eaa~
Îles Marquises,~
Îles Tuamotu-Gambier,eaf~
=PG
Chimbu,CPK
Central,CPM
Enga,EPW
East Sepik,ESW
Gulf,GPK
Morobe,MPL
Madang,MPM
Manus,MRL
New Ireland,NIK
Northern,NPP
Bougainville,NSB,NSA
West Sepik,SAN
Southern Highlands,SHM
West New Britain,WBK
Western Highlands,WHM
Western,WPD
Hela,aba
Jiwaka,abb
Milne Bay,aea
East New Britain,aga
Eastern Highlands,agb
National Capital District,ahg
=PH
Metro Manila,00,NCR
Abra,aaa
Agusan del Norte,aad
Agusan del Sur,aab
Aklan,aaa
Albay
Antique
Apayao
Aurora
Bataan,aad
Basilan,aaa
Benguet
Biliran
Bohol
Batangas,abc
Batanes,abb
Bukidnon,aaa
Bulacan
Cagayan
Camiguin
Camarines Norte,aae
Capiz,aaa
Camarines Sur,aag
Catanduanes,aaa
Cavite
Cebu
Davao de Oro,COM
Davao Oriental,aac
Davao del Sur,aag
Davao del Norte,aaa
Dinagat Islands
Davao Occidental,abb
Eastern Samar,aaa
Guimaras
Ifugao
Iloilo,aab
Ilocos Norte,aae
Ilocos Sur,aad
Isabela,aaa
Kalinga
Laguna
Lanao del Norte
Lanao del Sur,aag
Leyte,aaa
La Union,aba
Marinduque,aad
Maguindanao,aaa~
Masbate
Occidental Mindoro,MDC
Oriental Mindoro,icb
Maguindanao del Norte,abc
Maguindanao del Sur,abl
Mountain Province,aaa
Misamis Occidental,abf
Misamis Oriental
Cotabato,NCO
Negros Occidental,aaf
Negros Oriental,aab
Northern Samar,aha
Nueva Ecija,aaa
Nueva Vizcaya,aab
Pampanga,aaa
Pangasinan
Palawan,abb
Quezon,aaa
Quirino
Rizal
Romblon
Sarangani
South Cotabato,aea
Siquijor,SIG
Southern Leyte,aha
Sulu,aba
Sorsogon,aaa
Sultan Kudarat,aae
Surigao del Norte,aai
Surigao del Sur,aaa
Tarlac
Tawi-Tawi
Samar,WSA
Zamboanga del Norte,aae
Zamboanga del Sur,aak
Zambales,aba
Zamboanga Sibugay,aia
=PT
Aveiro,01
Beja
Braga
Bragança
Castelo Branco
Coimbra
Évora
Faro
Guarda
Leiria
Lisboa
Portalegre
Porto
Santarém
Setúbal
Viana do Castelo
Vila Real
Viseu
Açores,20
Madeira,30
=PW
Aimeliik,002
Airai,004
Angaur,010
Hatohobei,050
Kayangel,100
Koror,150
Melekeok,212
Ngaraard,214
Ngarchelong,218
Ngardmau,222
Ngatpang,224
Ngchesar,226
Ngeremlengui
Ngiwal
Peleliu,350
Sonsorol,370
Palau,PW~
=PY
Concepción,1
Alto Paraná,10
Central
Ñeembucú
Amambay
Canindeyú
Presidente Hayes
Alto Paraguay
Boquerón,19
San Pedro,2
Cordillera
Guairá
Caaguazú
Caazapá
Itapúa
Misiones
Paraguarí
Asunción,aaa
=RO
Iași,IS
Mureş,MS
Neamţ,NT
București,a
Arad,aa
Brăila
Alba,ab
Argeș
Bacău
Bihor
Botoşani
Buzău
Călărași
Covasna
Galați
Harghita
Ilfov
Ialomița
Mehedinți
Olt
Sibiu
Tulcea
Timiș
Vâlcea
Vaslui
Cluj,ac
Dâmbovița
Dolj
Gorj
Giurgiu
Prahova
Vrancea
Constanța,ad
Hunedoara
Maramureş
Sălaj
Satu Mare
Braşov,ae
Caraș-Severin
Suceava
Teleorman
Bistriţa-Năsăud,ah
=RU
Tuva,TY,aa
Jewish Autonomous Oblast,YEV,aaa
Adygea,aa
Altai Republic
Bashkortostan
Buryatia
Crimea,~,Respublika Krym
Dagestan
Ingushetia
Komi
Mordovia
Sakha
Tatarstan
Udmurtia
Altai Krai,aaa
Amur
Arkhangelsk
Astrakhan
Belgorod
Bryansk
Chelyabinsk
Chukotka
Irkutsk,,UOB
Ivanovo
Kamchatka Krai,,KOR
Kemerovo
Khabarovsk Krai
Kirov
Kostroma
Leningrad
Lipetsk
Magadan
Moscow Oblast
Murmansk,,aa
Nenets
Nizhny Novgorod
Omsk
Orenburg
Perm Krai,,KOP
Primorsky Krai
Pskov
Rostov
Ryazan
Sakhalin
Samara
Saratov
Sevastopol,~,Sevastopol'
Smolensk
Stavropol Krai
Sverdlovsk
Tambov
Tomsk
Tula
Tver
Tyumen
Ulyanovsk
Vladimir
Voronezh
Yaroslavl
Zabaykalsky Krai,,AGB,CHI
Oryol,aac
Moscow,aad
Khanty-Mansi,aae
Yamalo-Nenets
Chechnya,ab
Chuvashia
Kabardino-Balkaria
Kalmykia
Karelia
Kaluga,aba
Kursk
Penza
Novosibirsk,abb,adf
Vologda
Khakassia,ac
Kurgan,acb
Novgorod
Volgograd
Karachay-Cherkessia,ad
Mari El
Saint Petersburg,aea
Krasnodar Krai,afa
Krasnoyarsk Krai,,EVE,TAY
Kaliningrad,agc,aga,abb
North Ossetia-Alania,gb,aaj
=SC
Anse aux Pins,01
Anse Boileau
Anse Etoile
Au Cap
Anse Royale
Baie Lazare
Baie Sainte Anne
Beau Vallon
Bel Air
Bel Ombre
Cascade
Glacis
Grand'Anse Mahé
Grand'Anse Praslin
La Digue
La Rivière Anglaise
Mont Buxton
Mont Fleuri
Plaisance
Pointe La Rue
Port Glaud
Saint Louis
Takamaka
Les Mamelles
Roche Caiman
Ile Perseverance I
Ile Perseverance II
=SO
Middle Juba,JD
Lower Juba,JH
Middle Shebelle,SD
Awdal,aa,ab
Galguduud,,ac
Gedo,,ab
Hiran,,ab
Mudug,,ab
Nugal,,ab
Sanaag,,ae
Sool,,ac
Togdheer,,ab
Woqooyi Galbeed,,ag
Bakool,ab
Banaadir
Bari
Bay
Lower Shebelle,fa
=SR
Brokopondo,aa
Marowijne
Nickerie
Saramacca
Sipaliwini
Wanica
Commewijne,ab
Coronie
Para
Paramaribo,ad
=SV
Ahuachapán,aa
Cabañas
Chalatenango
Cuscatlán
Morazán
Santa Ana
Sonsonate
Usulután
La Libertad,ac
San Miguel
San Salvador
San Vicente
La Paz,ca
La Unión
=TH
Bangkok,10
Samut Prakan
Nonthaburi
Pathum Thani
Phra Nakhon Si Ayutthaya
Ang Thong
Lopburi
Sing Buri
Chai Nat
Saraburi
Chon Buri
Rayong
Chanthaburi
Trat
Chachoengsao
Prachin Buri
Nakhon Nayok
Sa Kaeo
Nakhon Ratchasima,30
Buri Ram
Surin
Si Sa Ket
Ubon Ratchathani
Yasothon
Chaiyaphum
Amnat Charoen
Bueng Kan
Nong Bua Lam Phu
Khon Kaen
Udon Thani
Loei
Nong Khai
Maha Sarakham
Roi Et
Kalasin
Sakon Nakhon
Nakhon Phanom
Mukdahan
Chiang Mai
Lamphun
Lampang
Uttaradit
Phrae
Nan
Phayao
Chiang Rai
Mae Hong Son
Nakhon Sawan,60
Uthai Thani
Kamphaeng Phet
Tak
Sukhothai
Phitsanulok
Phichit
Phetchabun
Ratchaburi,70
Kanchanaburi
Suphanburi
Nakhon Pathom
Samut Sakhon
Samut Songkhram
Phetchaburi
Prachuap Khiri Khan
Nakhon Si Thammarat,80
Krabi
Phang Nga
Phuket
Surat Thani
Ranong
Chumphon
Songkhla,90
Satun
Trang
Phatthalung
Pattani
Yala
Narathiwat
Pattaya,S
=TR
Adana,01
Adıyaman
Afyonkarahisar
Ağrı
Amasya
Ankara
Antalya
Artvin
Aydın
Balıkesir
Bilecik
Bingöl
Bitlis
Bolu
Burdur
Bursa
Çanakkale
Çankırı
Çorum
Denizli
Diyarbakır
Edirne
Elazığ
Erzincan
Erzurum
Eskişehir
Gaziantep
Giresun
Gümüşhane
Hakkâri
Hatay
Isparta
Mersin
Istanbul
Izmir
Kars
Kastamonu
Kayseri
Kırklareli
Kırşehir
Kocaeli
Konya
Kütahya
Malatya
Manisa
Kahramanmaraş
Mardin
Muğla
Muş
Nevşehir
Niğde
Ordu
Rize
Sakarya
Samsun
Siirt
Sinop
Sivas
Tekirdağ
Tokat
Trabzon
Tunceli
Şanlıurfa
Uşak
Van
Yozgat
Zonguldak
Aksaray
Bayburt
Karaman
Kırıkkale
Batman
Şırnak
Bartın
Ardahan
Iğdır
Yalova
Karabük
Kilis
Osmaniye
Düzce
=TV
Niulakita,Niulakita~
Funafuti,aaa
Nui
Vaitupu
Niutao,aab
Nukufetau,abb
Nukulaelae
Nanumea,adb
Nanumanga,adc
=TW
Chiayi County,CYQ
Hsinchu County,HSQ
Hsinchu City,HSZ
Kaohsiung,KHH,KHQ
Pingtung,PIF
Taitung,TTT
Taichung,TXG,TXQ
Changhua,aaa
Hualien
Keelung
Kinmen
Lienchiang
Miaoli
Nantou
Penghu
Taoyuan
Yunlin
New Taipei,aba,TPQ
Taipei,aca
Tainan,acb,TNQ
Chiayi City,ada
Yilan,baa
=UA
Vinnytsia,05
Volyn,07
Luhansk,09
Dnipropetrovsk,12
Donetsk,14
Zhytomyr,18
Zakarpattia,21
Zaporizhzhia,23
Ivano-Frankivsk,26
Kyiv,30
Kyiv Oblast,32
Kirovohrad,35
Sevastopol,40
Crimea,43
Lviv,46
Mykolaiv,48
Odesa,51
Poltava,53
Rivne,56
Sumy,59
Ternopil,61
Kharkiv,63
Kherson,65
Khmelnytskyi,68
Cherkasy,71
Chernihiv,74
Chernivtsi,77
=UM
Johnston Atoll,67
Midway Atoll,71
Navassa Island,76
Wake Island,79
Baker Island,81
Howland Island,84
Jarvis Island,86
Kingman Reef,89
Palmyra Atoll,95
=US
Northern Mariana Islands,MP
Palau,PW~
Alabama,aa
Arkansas
California
Colorado
Delaware
Florida
Guam
Idaho
Illinois
Indiana
Massachusetts
Michigan
Nebraska
Ohio
Oklahoma
Oregon
Utah
Virgin Islands
Washington
Wisconsin
Wyoming
Minnesota,ab
Mississippi
Nevada
Tennessee
Texas
Armed Forces Europe,ac~
Arizona
Iowa
Kansas
Montana
New Hampshire
New Jersey
New Mexico
New York
Puerto Rico
Alaska,ad
Hawaii
Maine
Marshall Islands,~
Missouri
West Virginia
North Carolina,ae
North Dakota
Rhode Island
South Carolina
South Dakota
Connecticut,af
District of Columbia
Georgia
Louisiana
Vermont
Kentucky,ag
Maryland
Virginia
American Samoa,ah
Pennsylvania
Armed Forces Americas,ak~
Armed Forces Pacific,~
United States Minor Outlying Islands,al
Federated States of Micronesia,aq~
=UY
Artigas,aa
Canelones
Colonia
Durazno
Lavalleja
Maldonado
Montevideo
Paysandú
Rocha
Salto
Soriano
Tacuarembó
Rivera,ab
Río Negro,ac
San José
Cerro Largo,ae
Florida
Flores
Treinta y Tres
=VE
Anzoátegui,B
Apure,C
Aragua,D
Barinas,E
Bolívar,F
Carabobo,G
Cojedes,H
Falcón,I
Guárico,J
Lara,K
Mérida,L
Nueva Esparta,O
Táchira,S
Zulia,V
Dependencias Federales,W
La Guaira,X
Delta Amacuro,Y
Miranda,a
Portuguesa
Trujillo
Monagas,c
Sucre,d
Amazonas
Yaracuy,f
Distrito Capital,j
=VI
Virgin Islands,aa~
=VN
Hà Nội,01>HN,64,15
Cao Bằng,04
Tuyên Quang,08>07,03
Điện Biên,11>71
Lai Châu,>01
Sơn La,14>05
Thái Nguyên,19>69,53
Lạng Sơn,>09
Quảng Ninh,22>13
Bắc Ninh,24>56,54
Phú Thọ,>68,70,>14
Hải Phòng,31>HP,61,62
Khánh Hòa,34,36
Lâm Đồng,,72,>40
Ninh Bình,37>18,63,67
Thanh Hóa,>21
Nghệ An,40>22
Hà Tĩnh,42>23
Quảng Trị,44>25,>24
Huế,46>26
Đà Nẵng,48>DN,27,60
Quảng Ngãi,51>29,28
Gia Lai,>30,>31
Hưng Yên,56>66,33,>20
Đắk Lắk,66>33,32
Lào Cai,68>02,06
Đồng Nai,75>39,58
Thành phố Hồ Chí Minh,79>SG,57,43,65
Tây Ninh,>37,41
Đồng Tháp,82>45,>46
Vĩnh Long,86>49,50,>51
An Giang,91>44,47
Cần Thơ,>CT,73,>52,>48
Cà Mau,96>59,55
=ZA
Gauteng,GP,ac,aa
Mpumalanga,aa
Limpopo,ac,NP,aa
KwaZulu-Natal,acd,hd,ag,dd
Free State,ad
North West,ae
Eastern Cape,ag
Western Cape
Northern Cape,ah
=ZW
Bulawayo,aa
Harare
Manicaland
Midlands
Masvingo,ac
Matabeleland North,aj
Mashonaland Central,ak
Mashonaland East
Mashonaland West
Matabeleland South,al
`
