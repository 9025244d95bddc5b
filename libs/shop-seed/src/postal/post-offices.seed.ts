import type { PostOffice } from '@shop/api-contract/model';
import { expandPostOffices } from './expand-post-offices.ts';

/**
 * A sample of post offices in every state and union territory, so that the shop can be tried without the internet.
 *
 * It is NOT India Post's directory: a few offices for each PIN code, divisions and blocks simplified. For real
 * deliveries the storefront is pointed at the public lookup.
 */
const sample = `
# Andaman and Nicobar Islands | West Bengal | Port Blair
744101 South Andaman: Port Blair HO, Aberdeen Bazar ND
744102 South Andaman: Haddo SO, Delanipur BO
744301 Nicobar: Car Nicobar SO, Malacca BO

# Andhra Pradesh | Andhra Pradesh | Vijayawada
515001 Anantapur: Anantapur HO, Kamalanagar ND
517501 Tirupati: Tirupati HO, Bhavani Nagar ND, Korlagunta SO
518001 Kurnool: Kurnool HO, Kurnool Bazar ND
520001 NTR: Vijayawada HO, One Town ND, Kaleswara Rao Market ND
522001 Guntur: Guntur HO, Arundelpet ND
524001 Nellore: Nellore HO, Santhapet ND
530001 Visakhapatnam: Visakhapatnam Port SO, Town Hall Road ND
530002 Visakhapatnam: Maharanipeta SO, Collectorate ND

# Arunachal Pradesh | North Eastern | Itanagar
790001 West Kameng: Bomdila SO, Rupa BO
790104 Tawang: Tawang SO, Lhou BO
791102 East Siang: Pasighat SO, Mebo BO
791111 Papum Pare: Itanagar HO, Ganga Market ND
791120 Lower Subansiri: Ziro SO, Old Ziro BO
792001 Lohit: Tezu SO, Sunpura BO

# Assam | Assam | Guwahati
781001 Kamrup Metropolitan: Guwahati HO, Fancy Bazar ND, Panbazar ND
781005 Kamrup Metropolitan: Dispur SO, Ganeshguri ND
782001 Nagaon: Nagaon HO, Haibargaon SO
784001 Sonitpur: Tezpur HO, Mahabhairab ND
785001 Jorhat: Jorhat HO, Gar Ali ND
786001 Dibrugarh: Dibrugarh HO, Graham Bazar ND
788001 Cachar: Silchar HO, Premtala ND

# Bihar | Bihar | Patna
800001 Patna: Patna GPO HO, Fraser Road ND, Patna Secretariat ND
800020 Patna: Lohia Nagar SO, Kankarbagh ND
803101 Nalanda: Bihar Sharif HO, Soh Sarai SO
812001 Bhagalpur: Bhagalpur HO, Mundichak ND
823001 Gaya: Gaya HO, Chowk Gaya ND
842001 Muzaffarpur: Muzaffarpur HO, Kalyani ND
846004 Darbhanga: Darbhanga HO, Laheriasarai Road ND

# Chandigarh | Punjab | Chandigarh
160017 Chandigarh: Chandigarh GPO HO, Sector 17 ND
160022 Chandigarh: Sector 22 SO, Sector 22 Market ND
160036 Chandigarh: Sector 36 SO

# Chhattisgarh | Chhattisgarh | Raipur
490001 Durg: Bhilai SO, Bhilai Sector 1 ND
491001 Durg: Durg HO, Ganjpara ND
492001 Raipur: Raipur HO, Civil Lines Raipur ND, Pandri SO
494001 Bastar: Jagdalpur HO, Dharampura BO
495001 Bilaspur: Bilaspur HO, Sarkanda SO
497001 Surguja: Ambikapur HO, Namna Kalan BO

# Dadra and Nagar Haveli and Daman and Diu | Gujarat | Vadodara
362520 Diu: Diu SO, Ghoghla BO, Vanakbara BO
396210 Daman: Daman SO, Nani Daman ND, Dabhel BO
396220 Daman: Moti Daman SO
396230 Dadra and Nagar Haveli: Silvassa SO, Amli BO, Naroli BO

# Delhi | Delhi | Delhi
110001 New Delhi: New Delhi HO, Connaught Place SO, Parliament House SO, Janpath ND
110003 South Delhi: Lodi Road HO, Pragati Vihar ND
110006 North Delhi: Delhi GPO HO, Chandni Chowk ND, Kashmere Gate ND
110016 South Delhi: Hauz Khas SO, Green Park Market ND
110019 South Delhi: Kalkaji HO, Nehru Place ND, Chittaranjan Park SO
110085 North West Delhi: Rohini Sector 7 SO, Rohini Sector 5 ND
110092 East Delhi: Shakarpur SO, Laxmi Nagar ND, Nirman Vihar SO

# Goa | Maharashtra | Goa
403001 North Goa: Panaji HO, Fontainhas ND
403507 North Goa: Mapusa SO, Cunchelim BO
403601 South Goa: Margao HO, Aquem ND
403802 South Goa: Vasco Da Gama SO, Chicalim BO

# Gujarat | Gujarat | Ahmedabad
360001 Rajkot: Rajkot HO, Sadar Bazar ND
361001 Jamnagar: Jamnagar HO, Digvijay Plot ND
364001 Bhavnagar: Bhavnagar HO, Waghawadi Road ND
370001 Kachchh: Bhuj HO, Jubilee Ground ND
380001 Ahmedabad: Ahmedabad GPO HO, Bhadra ND, Mirzapur ND
380009 Ahmedabad: Navrangpura HO, University Area ND
382010 Gandhinagar: Gandhinagar HO, Sector 16 ND
390001 Vadodara: Vadodara HO, Mandvi Road ND
395003 Surat: Surat HO, Begampura ND
395007 Surat: Umra SO, Vesu BO

# Haryana | Haryana | Ambala
121001 Faridabad: Faridabad NIT HO, NIT Market ND
122001 Gurugram: Gurugram HO, Civil Lines Gurugram ND, Jacobpura ND
124001 Rohtak: Rohtak HO, Model Town Rohtak ND
125001 Hisar: Hisar HO, Railway Road Hisar ND
132001 Karnal: Karnal HO, Sadar Bazar Karnal ND
132103 Panipat: Panipat HO, Model Town Panipat SO
133001 Ambala: Ambala Cantt HO, Babyal SO
134109 Panchkula: Panchkula SO, Sector 8 ND

# Himachal Pradesh | Himachal Pradesh | Shimla
171001 Shimla: Shimla GPO HO, Lakkar Bazar ND, The Mall ND
173212 Solan: Solan HO, Chambaghat BO
175001 Mandi: Mandi HO, Seri Bazar ND
175131 Kullu: Manali SO, Vashisht BO
176215 Kangra: Dharamshala HO, Kotwali Bazar ND, McLeod Ganj SO

# Jammu and Kashmir | Jammu Kashmir | Srinagar
180001 Jammu: Jammu HO, Raghunath Bazar ND
182101 Udhampur: Udhampur HO, Adarsh Colony ND
184101 Kathua: Kathua HO, Kathua Bazar ND
190001 Srinagar: Srinagar GPO HO, Lal Chowk ND, Amira Kadal ND
192101 Anantnag: Anantnag HO, Khanabal BO
193101 Baramulla: Baramulla HO, Khanpora BO

# Jharkhand | Jharkhand | Ranchi
814112 Deoghar: Deoghar HO, Castairs Town ND
825301 Hazaribagh: Hazaribagh HO, Matwari BO
826001 Dhanbad: Dhanbad HO, Hirapur ND
827001 Bokaro: Bokaro Steel City HO, Sector 1 ND
831001 East Singhbhum: Jamshedpur HO, Bistupur ND, Sakchi SO
834001 Ranchi: Ranchi GPO HO, Upper Bazar ND, Lalpur SO

# Karnataka | Karnataka | Bengaluru HQ
560001 Bengaluru Urban: Bengaluru GPO HO, Mahatma Gandhi Road SO, Cubbon Road ND, Vidhana Soudha SO
560034 Bengaluru Urban: Koramangala SO, Agara BO
560041 Bengaluru Urban: Jayanagar HO, Jayanagar East ND
570001 Mysuru: Mysuru HO, Lashkar Mohalla ND
575001 Dakshina Kannada: Mangaluru HO, Hampankatta ND
577201 Shivamogga: Shivamogga HO, Durgigudi ND
580001 Dharwad: Dharwad HO, Line Bazar ND
580020 Dharwad: Hubballi HO, Station Road Hubballi ND
585101 Kalaburagi: Kalaburagi HO, Brahmapur ND
590001 Belagavi: Belagavi HO, Khade Bazar ND

# Kerala | Kerala | Kochi
670001 Kannur: Kannur HO, Fort Road Kannur ND
673001 Kozhikode: Kozhikode HO, Palayam Kozhikode ND
678001 Palakkad: Palakkad HO, Sultanpet ND
680001 Thrissur: Thrissur HO, Round North ND
682001 Ernakulam: Kochi HO, Fort Kochi ND
682011 Ernakulam: Ernakulam HO, Marine Drive ND
686001 Kottayam: Kottayam HO, Thirunakkara ND
695001 Thiruvananthapuram: Thiruvananthapuram GPO HO, Secretariat SO, Statue ND

# Ladakh | Jammu Kashmir | Srinagar
194101 Leh: Leh HO, Choglamsar BO, Shey BO
194103 Kargil: Kargil SO, Baroo BO

# Lakshadweep | Kerala | Kochi
682551 Lakshadweep: Andrott SO
682552 Lakshadweep: Amini SO
682555 Lakshadweep: Kavaratti SO, Kavaratti Jetty BO
682559 Lakshadweep: Minicoy SO

# Madhya Pradesh | Madhya Pradesh | Bhopal
452001 Indore: Indore GPO HO, Indore City ND, Siyaganj ND
456001 Ujjain: Ujjain HO, Freeganj ND
458441 Neemuch: Neemuch HO, Neemuch City SO
462001 Bhopal: Bhopal HO, Peer Gate ND
462016 Bhopal: Ravishankar Nagar SO, Shivaji Nagar ND
470002 Sagar: Sagar HO, Katra Bazar ND
474001 Gwalior: Lashkar HO, Jayendraganj ND
482001 Jabalpur: Jabalpur HO, Civil Lines Jabalpur ND
486001 Rewa: Rewa HO, Ghoghar ND

# Maharashtra | Maharashtra | Mumbai
400001 Mumbai: Mumbai GPO HO, Fort ND, Ballard Estate SO, Stock Exchange SO
400050 Mumbai Suburban: Bandra West SO, Pali Hill ND
400601 Thane: Thane HO, Naupada ND
411001 Pune: Pune HO, Sadhu Vaswani Chowk ND, Camp ND
411004 Pune: Deccan Gymkhana SO, Model Colony Road ND
413001 Solapur: Solapur HO, Navi Peth ND
422001 Nashik: Nashik HO, Bhadrakali ND
431001 Chhatrapati Sambhajinagar: Chhatrapati Sambhajinagar HO, Kranti Chowk ND
440001 Nagpur: Nagpur GPO HO, Civil Lines Nagpur ND
444601 Amravati: Amravati HO, Rajkamal Chowk ND

# Manipur | North Eastern | Imphal
795001 Imphal West: Imphal HO, Thangal Bazar ND, Lamphelpat SO
795128 Churachandpur: Churachandpur SO, Tuibong BO
795138 Thoubal: Thoubal SO, Athokpam BO
795142 Ukhrul: Ukhrul SO, Hungpung BO

# Meghalaya | North Eastern | Shillong
793001 East Khasi Hills: Shillong GPO HO, Police Bazar ND
793150 West Jaintia Hills: Jowai SO, Mynthong BO
794001 West Garo Hills: Tura HO, Tura Bazar ND

# Mizoram | North Eastern | Aizawl
796001 Aizawl: Aizawl HO, Zarkawt ND, Chaltlang BO
796081 Kolasib: Kolasib SO, Thingdawl BO
796321 Champhai: Champhai SO, Vengsang BO
796701 Lunglei: Lunglei SO, Zobawk BO

# Nagaland | North Eastern | Kohima
797001 Kohima: Kohima HO, Kohima Village BO
797112 Dimapur: Dimapur HO, Purana Bazar BO
798601 Mokokchung: Mokokchung SO, Ungma BO

# Odisha | Odisha | Bhubaneswar
751001 Khordha: Bhubaneswar GPO HO, Ashok Nagar ND, Unit Four ND
752001 Puri: Puri HO, Grand Road ND
753001 Cuttack: Cuttack GPO HO, Chandini Chowk ND
756001 Balasore: Balasore HO, Motiganj ND
760001 Ganjam: Berhampur HO, Bada Bazar ND
768001 Sambalpur: Sambalpur HO, Khetrajpur SO
769001 Sundargarh: Rourkela HO, Main Road Rourkela ND

# Puducherry | Tamil Nadu | Chennai
605001 Puducherry: Puducherry HO, Mission Street ND, White Town ND
609602 Karaikal: Karaikal HO, Kovilpathu BO

# Puducherry | Andhra Pradesh | Visakhapatnam
533464 Yanam: Yanam SO, Kanakalapeta BO

# Puducherry | Kerala | Calicut
673310 Mahe: Mahe SO, Chalakkara BO

# Punjab | Punjab | Punjab West
141001 Ludhiana: Ludhiana HO, Civil Lines Ludhiana ND, Chaura Bazar ND
143001 Amritsar: Amritsar HO, Hall Bazar ND, Lawrence Road ND
144001 Jalandhar: Jalandhar City HO, Nehru Garden ND
147001 Patiala: Patiala HO, Sheranwala Gate ND
151001 Bathinda: Bathinda HO, Mall Road Bathinda ND
160055 SAS Nagar: SAS Nagar SO, Phase 1 ND

# Rajasthan | Rajasthan | Jaipur
301001 Alwar: Alwar HO, Hope Circus ND
302001 Jaipur: Jaipur GPO HO, Mirza Ismail Road ND, C Scheme ND
302017 Jaipur: Malviya Nagar SO, Jagatpura Road ND
305001 Ajmer: Ajmer HO, Kutchery Road ND
313001 Udaipur: Udaipur HO, Chetak Circle ND
324001 Kota: Kota HO, Nayapura ND
334001 Bikaner: Bikaner HO, Kote Gate ND
341001 Nagaur: Nagaur HO, Manasar BO
342001 Jodhpur: Jodhpur HO, Sojati Gate ND
345001 Jaisalmer: Jaisalmer HO, Fort Jaisalmer ND

# Sikkim | West Bengal | Gangtok
737101 Gangtok: Gangtok HO, Deorali BO, Tadong SO
737111 Gyalshing: Gyalshing SO, Kyongsa BO
737116 Mangan: Mangan SO, Singhik BO
737126 Namchi: Namchi SO, Assangthang BO

# Tamil Nadu | Tamil Nadu | Chennai
600001 Chennai: Chennai GPO HO, Sowcarpet ND, Mannady ND
600004 Chennai: Mylapore HO, Luz ND, Mandaveli ND
600017 Chennai: Thyagaraya Nagar HO, Hindi Prachar Sabha ND
620001 Tiruchirappalli: Tiruchirappalli HO, Cantonment Tiruchirappalli ND
625001 Madurai: Madurai HO, Town Hall Road Madurai ND
627001 Tirunelveli: Tirunelveli HO, Vannarpettai ND
632001 Vellore: Vellore HO, Sainathapuram SO
636001 Salem: Salem HO, Shevapet ND
638001 Erode: Erode HO, Brough Road ND
641001 Coimbatore: Coimbatore HO, Big Bazar Street ND

# Telangana | Telangana | Hyderabad City
500001 Hyderabad: Hyderabad GPO HO, Abids ND, Moazzam Jahi Market ND
500034 Hyderabad: Banjara Hills SO, Road Number Twelve ND
500081 Ranga Reddy: Madhapur SO, Kavuri Hills ND
503001 Nizamabad: Nizamabad HO, Khaleelwadi ND
505001 Karimnagar: Karimnagar HO, Mukarampura ND
506001 Hanamkonda: Hanamkonda HO, Kishanpura ND
506002 Warangal: Warangal HO, Girmajipet ND
507001 Khammam: Khammam HO, Gandhi Chowk Khammam ND

# Tripura | North Eastern | Agartala
799001 West Tripura: Agartala HO, Battala ND, Krishnanagar ND
799120 Gomati: Radhakishorepur SO, Maharani BO
799250 North Tripura: Dharmanagar SO, Padmapur BO

# Uttar Pradesh | Uttar Pradesh | Kanpur
208001 Kanpur Nagar: Kanpur HO, Mall Road ND, Parade ND, Birhana Road SO
208002 Kanpur Nagar: Nawabganj SO, Azad Nagar ND, Khyora SO
208011 Kanpur Nagar: Kidwai Nagar SO, Juhi Colony ND
208017 Kanpur Nagar: Kalyanpur SO, Indira Nagar Kanpur ND
209725 Kannauj: Kannauj SO, Makrand Nagar BO
284001 Jhansi: Jhansi HO, Civil Lines Jhansi ND

# Uttar Pradesh | Uttar Pradesh | Lucknow HQ
224001 Ayodhya: Faizabad HO, Rikabganj ND
226001 Lucknow: Lucknow GPO HO, Hazratganj ND, Lalbagh ND
226010 Lucknow: Gomti Nagar SO, Vipul Khand ND

# Uttar Pradesh | Uttar Pradesh | Prayagraj
211001 Prayagraj: Prayagraj HO, Civil Lines Prayagraj ND
221001 Varanasi: Varanasi HO, Visheshwarganj ND, Chowk Varanasi ND
230001 Pratapgarh: Pratapgarh HO, Katra Road BO
273001 Gorakhpur: Gorakhpur HO, Golghar ND

# Uttar Pradesh | Uttar Pradesh | Agra
201001 Ghaziabad: Ghaziabad HO, Nehru Nagar ND
201301 Gautam Buddha Nagar: Noida HO, Noida Sector 16 ND, Noida Sector 30 SO
202001 Aligarh: Aligarh HO, Marris Road ND
243001 Bareilly: Bareilly HO, Civil Lines Bareilly ND
250001 Meerut: Meerut Cantt HO, Sadar Bazar Meerut ND
282001 Agra: Agra HO, Rakabganj ND, Taj Ganj SO

# Uttarakhand | Uttarakhand | Dehradun
246174 Pauri Garhwal: Srinagar Garhwal SO, Srikot BO
247667 Haridwar: Roorkee HO, Civil Lines Roorkee ND
248001 Dehradun: Dehradun GPO HO, Paltan Bazar ND, Rajpur Road SO
249201 Dehradun: Rishikesh SO, Muni Ki Reti SO
249401 Haridwar: Haridwar HO, Har Ki Pauri ND
263001 Nainital: Nainital HO, Tallital ND
263139 Nainital: Haldwani HO, Kathgodam SO

# West Bengal | West Bengal | Kolkata
700001 Kolkata: Kolkata GPO HO, Dalhousie Square ND, Lalbazar ND
700019 Kolkata: Ballygunge SO, Gariahat ND
700091 North 24 Parganas: Bidhannagar SO, Sector Five ND
711101 Howrah: Howrah HO, Howrah Maidan ND
713101 Purba Bardhaman: Bardhaman HO, Curzon Gate ND
713216 Paschim Bardhaman: Durgapur City Centre SO, Benachity ND
713301 Paschim Bardhaman: Asansol HO, Ushagram SO
721101 Paschim Medinipur: Midnapore HO, Battala Chowk ND
734001 Darjeeling: Siliguri HO, Hill Cart Road ND, Mahananda Para ND
734101 Darjeeling: Darjeeling HO, Chowk Bazar ND
`;

/** The sample in the format of India's public lookup, expanded when called. */
export const postOffices = (): PostOffice[] => expandPostOffices(sample);
