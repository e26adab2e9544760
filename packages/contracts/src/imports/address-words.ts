import { spellings } from './spellings.ts';

/** The parties of a shipment, and the buyer. */
export type AddressParty = 'sender' | 'recipient' | 'buyer';

/** The content of an address column. */
export type AddressColumn =
  'name' | 'company' | 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country' | 'phone' | 'email';

/**
 * Names of the parties in files, in English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and Chinese. A heading
 * combines one with a column of the address, in any order: "Deliver To Suburb", "PLZ des Empfängers", 送付先都道府県.
 */
export const partyWords: Readonly<Record<AddressParty, readonly string[]>> = {
  sender: spellings(`
    Sender | Ship from | Send from | Send | From | Shipper | Consignor | Pickup | Collection |
    Absender | Versender | Abholung | Expéditeur | Enlèvement | Remitente | Recogida | Mittente | Ritiro | Remetente | Afzender |
    ご依頼主 | 代行ご依頼主 | 依頼主 | 発送元 | 出荷元 | 送り主 | 差出人 | 荷送人 | 寄件人 | 发件人 | 发货人 | 寄件方 | 发件方 | 发货方 | 寄件 | 发件 | 发货 | 寄方 | 发方 |
    Expeditor | Expeditorului | Nadawca | Nadawcy | Nadania | Avsändare | Avsändarens | Afsender | Afsenders | Avsender | Avsenders | Lähettäjä | Lähettäjän | Odesílatel | Odesílatele | Feladó | Gönderen | Gönderici |
    Отправитель | Отправителя | Відправник | Відправника | Pengirim | Người gửi | 보내는분 | 보내는사람 | 발송인 | 송하인 |
    邮寄人 | 寄货人 | 寄送人 | 托运人 | 托運人 | 始发 | 始发地 | 起运 | 起运地 | 出发地 | 发货地 | 发件地 | 寄出 | 寄出地 | 揽收 | ผู้ส่ง | Shippers | Senders | Consigner | Dispatch from | Dispatcher | Cnor | Pick up | Pick-up | Pickup from | Collect from | Default ship from | 寄件者`),
  recipient: spellings(`
    Recipient | Receiver | Recv | Rcpt | Consignee | Ship to | Shipping | Ship | Shipment | Deliver to | Delivery to | Delivery | Destination | To |
    Empfänger | Liefer | Lieferanschrift | Lieferung | Lieferung an | Versand | Versand an | Versand nach | Zustell |
    Destinataire | Livraison | Livré à | Destinatario | Destino | Envío | Entrega | Enviar a | Spedizione | Consegna | Destinatário |
    Ontvanger | Aflever | Verzend | Bezorg | お届け先 | 届け先 | 届先 | 送付先 | 配送先 | 発送先 | 宛先 | 受取人 | 荷受人 |
    收件人 | 收货人 | 收件方 | 收货方 | 收件 | 收货 | 收方 | 收貨 | 派送 | 配送 | 送货 | 目的 | 目的地 | 到货 |
    Dest | Addressee | Notification | Receiving | Recipient's | Receiver's | Shipping to | Delivered to | Shipping person | Delivery person | Shipping contact | Delivery contact | Ship to party | Odbiorca | Odbiorcy | Dostawy | Wysyłki | Mottagare | Mottagarens | Leverans | Modtager | Modtagers | Levering | Mottaker | Mottakers |
    Vastaanottaja | Vastaanottajan | Příjemce | Doručení | Címzett | Szállítási | Alıcı | Teslimat | Получатель | Получателя | Доставки | Одержувач | Одержувача | Penerima | Người nhận | 받는분 | 받는사람 | 수취인 | 수령인 | 수하인 |
    配達先 | 納品先 | 到达 | 到达地 | 送达 | 送达地 | 寄达 | 寄达地 | 寄往 | 投递 | 派件 | 收货地 | 收件地 | Con | Csgn | Rec | Rcv | Recpt | Recip | Drop | Drop off | Dropoff | Deliver | Delivering to | Consignees | Deliveree | Post to |
    Dostawa | Verzending | Verz | Bezorging | Aflevering | Consignatario | Destinatária | Получателю | Адресат | Адресата | Destinatar | Destinatarului | Отримувач | Отримувача | Livrare | Pengiriman | Alıcının | Toimitus | Doručovací | Dodací | Szállítás | 배송지 | 받으시는분 | 收貨人 | 送貨 | 收件者 | 收货者 | ผู้รับ | Penghantaran | Partner shipping ID`),
  buyer: spellings(`
    Buyer | Customer | Client | Purchaser | Shopper | Kupujący | Kupującego | Klient | Klienta | Köpare | Kund | Køber | Kunde | Kupující | Müşteri | Покупатель | Покупателя | Pembeli | 구매자 | 주문자 | Käufer | Kunde | Kunden | Besteller | Acheteur | Comprador | Cliente | Acquirente |
    Покупець | Покупця | Vevő | Cumpărător | Cumpărătorului | Müşterinin | Koper | Klant | ご注文者 | 注文者 | 受注者 | 受注 | 購入者 | 买家 | 客户 | 购买人 | 用户 | 会员 | 顾客 | ผู้ซื้อ | ลูกค้า | Người mua | 消费者 | 下单人 | 订购人`),
};

/** Words for the columns of an address; `alone` are those that mean the recipient's if no party is named. */
interface ColumnWords {
  alone: readonly string[];
  withParty: readonly string[];
  /** Used next to a party, but after all others: "Ship to attention" if there is no "Ship to name". */
  late?: readonly string[];
}

/** Names of the columns of an address in files, in the same languages. */
export const addressColumnWords: Readonly<Record<AddressColumn, ColumnWords>> = {
  name: {
    alone: spellings(`
      Vor- und Nachname | Vorname und Nachname | Nom et prénom | Prénom et nom | Nombre y apellidos | Nombre completo | Nome e cognome | Nome completo |
      Name and surname | Contact person | Deliver to | Delivery to | Ship recipient | Shipping recipient | Delivery recipient | Nom | Nombre | Naam | Ansprechpartner | 氏名 | お名前 | Empfänger | Destinataire | Destinatario | Destinatário | Ontvanger | Odbiorca | Mottagare | Modtager | Mottaker |
      Příjemce | Alıcı | Получатель | Penerima | 수취인 | 수령인 | 받는분 | 받는사람 | 受取人 | 届け先 | お届け先 | Imię i nazwisko | Ad Soyad | Adı Soyadı | ФИО | Namn | Navn | Nimi | Jméno a příjmení | Nume complet | Nume și prenume | ПІБ | Отримувач | Nama | Nama lengkap | 성명 | 이름 | Người nhận | ชื่อผู้รับ | ผู้รับ | ผู้รับสินค้า | ชื่อผู้รับสินค้า | ชื่อ-นามสกุล | ชื่อและนามสกุล | ชื่อ-นามสกุลผู้รับ | Delivery recipient name | Shipping recipient name`),
    withParty: spellings(`
      Name | Full name | Name 1 | Contact | Contact name | Contact person | Person | Person name | Addressee | Customer name | Vollständiger Name |
      Contact full name | Contact first and last name | Nume | Namn | Navn | Nimi | Jméno | Név | Neve | Ім'я | ПІБ | Nama | Adı soyadı | Nazwa | Имя | Adı | Tên | 명 | 氏名 | 联系人 | 联系人姓名 | 联络人 | ФИО | Imię i nazwisko | 이름 | 성명 | 성함 | 全名 | 人全名 | 人姓名 | 人名 |
      Kontakt | Nom 1 | Nom complet | Nom contact | Contacto | Nombre contacto | Nome | Contactpersoon | 名 | 名１ | 名称１ | 名前 | 姓名 | 名称 | 名字`),
    late: spellings('Attention | Attention to | Attention name | Title / Full name | 中文名 | 中文姓名'),
  },
  company: {
    alone: spellings(`
      Firma | Firmenname | Unternehmen | Société | Entreprise | Raison sociale | Nom de la société | Empresa | Razón social | Nombre de empresa |
      Azienda | Ragione sociale | Nome azienda | Bedrijf | Bedrijfsnaam | Naam bedrijf | Nome da empresa | Nombre de la empresa | 会社名 | 法人名 | Nazwa firmy | Företag | Företagsnamn | Virksomhed | Firmanavn | Bedrift | Yritys | Společnost | Şirket | Şirket adı | Companie | Nume companie | Denumire firmă | Компания | Организация |
      Perusahaan | Nama perusahaan | Công ty | 회사 | 회사명 | 업체명 | 单位名称 | 公司名 | บริษัท | ชื่อบริษัท | บริษัทผู้รับ | Tên công ty | Syarikat | Nama syarikat | Default address company | Organization 1 - Name | Organization name`),
    withParty: spellings(`
      Company | Company name | Organisation | Organization | Business | Business name | Firm | Firm name | 会社・部門名 | 会社・部門 | 会社・部門名１ |
      会社・部門１ | 公司 | 公司名称 | 公司名 | 单位 | 单位名称 | Organization name | Organisation name | Org name | Company or organization | Company / Org name | 会社名 | 部署名`),
  },
  address1: {
    alone: spellings(`
      Address one | Add 1 | First line | First line of address | Straße | Straße und Hausnummer | Straße Hausnummer | Straße/Nr | Anschrift | Adresse | Adresse 1 | Adresse ligne 1 |
      Adresszeile 1 | Adresse 3 (numéro et libellé de voie) | Numéro et libellé de la voie | Rue | Numéro et rue | Dirección | Dirección 1 | Domicilio | Calle | Calle y número | Indirizzo | Indirizzo 1 |
      Endereço | Endereço 1 | Logradouro | Morada | Rua | Adresse ligne | 통합배송지 | 배송지 | 배송지주소 | 배송주소 | Adres | Adres 1 | Straat | 住所 | 住所1 | 住所１ | 丁目・番地・号 | 町名・番地 | 町・番地 | 番地 | 町名・番地以降 |
      Ulica | Ulica i numer | Ulica i nr domu | Gata | Gatuadress | Adress | Adresse 1 | Vej | Gadenavn | Katuosoite | Osoite | Ulice | Ulice a č.p. | Cím | Adres satırı 1 | Açık adres | Adresă | Adresa | Адреса | Вулиця | Strada | Street address 1 | Адрес | Улица | Alamat | Alamat lengkap | Địa chỉ | 주소 | 주소1 | 기본주소 | 街道门牌 | 街道门牌号 | 街道及门牌号 | 收货详细地址 | Address 1 - Street | Default address address1 | Business street | Home street | ที่อยู่ในการจัดส่ง | ที่อยู่รับสินค้า | ที่อยู่จัดส่ง | ที่อยู่ผู้รับ | ที่อยู่ | Địa chỉ nhận hàng | Địa chỉ giao hàng`),
    withParty: spellings(`
      Address 1 | Address line 1 | Address field 1 | Line 1 | Address | Address street | Addr | Addr 1 | Street | Street 1 | Street name | Street address | Street line 1 |
      Adresse Straße | Adresi | Adresa | Adresă | Címe | Cím | Адреса | Вулиця | Osoite | Alamat | Ulica | Ulice | Strada | Gata | 住所1行目 | 住所（区・町名） | 住所町以降 | 住所市区町村以降 | 住所それ以降の住所 | 住所（町域名+番地） | 地址 | 地址1 | 地址一 | 地址行1 | 详细地址 | 详细地址1 | 街道 | 街道1 | 街道地址 | 街道地址1 | 联系地址 | 具体地址 | 英文地址`),
  },
  address2: {
    alone: spellings(`
      Address two | Street address 2 | Add 2 | Second line | Second line of address | Adresszusatz | Adresszusatz 1 | Adresse 2 | Adresse ligne 2 | Adresszeile 2 | Complément d'adresse | Complément | Appartement | Dirección 2 |
      Indirizzo 2 | Complemento | Adres 2 | Toevoeging | 住所2 | 住所２ | 建物名 | 建物名・部屋番号 | 住所建物名 | 住所（アパートマンション名） |
      アパートマンション名 | マンション名 | Address extra | Address extension | Address supplement | Adresszusatz 2 | Adres 2 | Adres cd | Adresă 2 | Adress 2 | Adres satırı 2 | Адрес 2 | Alamat 2 | 주소2 | 상세주소 | 详细地址2 | Piso | Interior | Número interior | Address 1 - Extended address | Default address address2 | Business street 2 | Home street 2 | Address line 2/District/Neighborhood`),
    withParty: spellings(`
      Address 2 | Address line 2 | Address field 2 | Addr 2 | Line 2 | Street 2 | Street line 2 | Apartment | Apt | Suite | Unit | Apt/Suite | Additional | Additional address | Additional field | Addition | Zusatz | Complement | Complément | Complemento | 详细地址2 | 住所2行目 | 住所（番地・建物） | アパートマンション | アパートマンション名 | マンション・ビル名 | 建物名 | 门牌 | 地址2 | 地址二 | 地址行2 | 街道2 | 街道地址2 | 联系地址2`),
  },
  city: {
    alone: spellings(`
      Ort | Stadt | Wohnort | Ville | Ciudad | Población | Comuna | Alcaldía | Município | Concelho | 县市 | Municipio | Città | Comune | Cidade | Plaats | Woonplaats | Stad |
      Municipio o Alcaldía | Località | Miasto | Miejscowość | Postort | Poststed | Kaupunki | Postitoimipaikka | Oraș | Localitate | Місто | Населений пункт | Városa | Obec | Kota/Kabupaten | Město | Město/Obec | Város | Şehir | Город | Населенный пункт | Kota | Thành phố | 시군구 | 도시 | 所在城市 |
      市区町村 | 市区郡町村 | 市町村 | 郡市区 | 市区郡 | Suburb | Town / City | Town or city | City or town | City / Suburb | Suburb / City | City / Town | City / District | City name | Town name | Locality | Municipality | Post town | 地级市 | 城市名称 | 城市名 | 所属城市 | Localidad | Localidade | Kabupaten | İlçe | Address 1 - City | Default address city | Business city | Home city | Regency and city | Address city | เขต/อำเภอ | อำเภอ | อำเภอ/เขต | เขต | อำเภอผู้รับ | เขต/อำเภอผู้รับ | Bandar | Quận/Huyện | TP / Quận / Huyện`),
    withParty: spellings(`
      City | Town | Town / City | Suburb | Şehri | Commune | Locality | City name | Municipality | Address city | Address town | 住所都市区 | 住所郡市区 | 住所市区町村 | 住所（市区町村郡） |
      Town or city | City or town | City / Suburb | Suburb / City | City / District | 城市 | 市 | 城市名 | 城市名称 | 所在城市 | 市区 | 地级市`),
  },
  state: {
    alone: spellings(
      'State/Prov | ST/Prov | Bundesland | Kanton | Provincia o estado | Estado/Provincia | Governorate | Voivodeship | 地区/州/省份 | Département | Région | Provincia | Comunidad autónoma | Regione | Província | Provinz | UF | Województwo | Județ | Județul | Megye | İl | Kraj/Region | Län | Kraj (region) | Область | Регион | Provinsi | Tỉnh | Tỉnh/Thành phố | 시도 | 도/시 | 都道府県 | State name | Province name | State / County | Prefecture | Emirate | Province/State/County | 省名 | 州名 | 省份名称 | 所在省份 | 州/省份 | 省市 | Address 1 - Region | Default address province | Default address province code | จังหวัด | จังหวัดผู้รับ | Tỉnh/Thành | Tỉnh/TP | Negeri | Business state | Home state | Address state | State/Province/Region/County/Territory/Prefecture/Republic',
    ),
    withParty: spellings(`
      State | State code | State name | Province | Province code | Region | County | Prefecture | State / Province | County / State | Address state |
      Address region | Staat | Estado | 住所都道府県 | Province code | State/Province/County | State/Province/Region | State / Region | Prov | 州 | 省 | 省份 | 省/州 | 省份/州 | 州/省 | 省名 | 所在省 | 省州 | 州省 | 州代码 | 省代码 | 州名`),
  },
  zip: {
    alone: spellings(`
      PLZ | Postleitzahl | Code postal | Código postal | CP | Codice postale | CAP | CEP | Kod pocztowy | Postnummer | Postnr | Postinumero | PSČ | Cod poștal | Поштовий індекс | Індекс | Irányítószáma | Irányítószám | Posta kodu | Индекс | Почтовый индекс | Индекс города | Код индекса | Kode pos | Mã bưu chính | Postal | Post code | Zip/Postal | Mã bưu điện | 우편번호 | 郵便番号 | 発送郵便番号 |
      Pincode | Pin code | Pin no | Eircode | ZIP+4 | Zip no | Zip number | Postal number | Postal index | Post index | Postal area code | 邮编号码 | 邮编代码 | 邮政编号 | 郵遞區號 | Address 1 - Postal code | Default address zip | Business postal code | Home postal code | Address pincode | รหัสไปรษณีย์ | รหัสไปรษณีย์ผู้รับ | Poskod`),
    withParty: spellings(`
      Zip | Zip code | Postal code | Postal | Postcode | Post code | Zip / Postal code | Postcode / Zip | Pin code | Address zip | Address postcode |
      Zip/Postal | Post | Pin | Pincode | PLZ/Postleitzahl | CP | CAP | CEP | ZIP5 | Eircode | 郵便番号1 | 邮编 | 邮政编码 | 邮编号码 | 邮递区号`),
  },
  country: {
    alone: spellings(
      'Nation | Country name | Country ISO | Country ISO code | ISO country code | Country 2 letter code | Two letter country code | 国别 | 国家名称 | 国家编码 | 国家二字代码 | 国家英文名 | 国家(地区) | Kraj | Kod kraju | Țară | Țara | Cod țară | Країна | Országa | Maa | Země | Stát | Ország | Ülke | Ülke kodu | Страна | Negara | Quốc gia | 국가 | 국가코드 | Código ISO país | Code ISO pays | Code ISO du pays | Land (ISO) | ISO-Code | Länderkürzel ISO | Länderkennzeichen | Ländercode ISO | Land ISO | Landkod | Landkode | Landcode | Land | Ländercode | Länderkürzel | Pays | Code pays | País | Código de país | Código país | Paese | Nazione | 国名 | 国コード | Address 1 - Country | Default address country | Default address country code | ประเทศ | ประเทศผู้รับ | Business country/region | Home country/region',
    ),
    withParty: spellings(`
      Country | Country code | Country name | Country text | Country / Region | Country / Territory | Country alpha2 | Country alpha 2 | Country ISO code | Country ISO | Nation | Address country | ISO country | 国 | 国家 | 国家代码 | 国家/地区 |
      国代码 | 国编码 | 国简码 | 国名 | 国家码 | 国家地区 | 国家二字码 | 国家简码 | 国家二字简码 | 二字简码 | 二字码 | 国 | 国别 | 国家名称 | 国家编码 | 国家二字代码 | 国家英文名`),
  },
  phone: {
    alone: spellings(`
      Telefon | Telefonnummer | Telefon-Nr | Tel-Nr | Handy | Handynummer | Mobilnummer | Téléphone | Numéro de téléphone | Tél | Teléfono |
      Número de teléfono | Móvil | Celular | Telefono | Cellulare | Telefone | Telefoon | Telefoonnummer | 電話番号 | 電話 | 携帯電話番号 |
      Telephone number | Cell phone | Mobile phone | Phone | Phone no | Contact number | Contact no | Contact telephone | Mobile number | Mobile no | Cell | Cell number | Voice phone | Day phone | Daytime phone | Téléphone portable | Téléphone mobile | Portable | Mobile | Teléfono móvil | Teléfono celular | Telefone celular | Celular | Telefono cellulare | Mobiltelefon | Mobilnummer | Mobiele telefoon | Numer telefonu | Nr telefonu |
      Telefon komórkowy | Telefonnummer | Puhelin | Puhelinnumero | Mobil | Telefonszám | Telefon numarası | Cep telefonu | Телефон | Номер телефона | Număr de telefon | Номер телефону | Telefonszáma | Telefonu | No telp | No. telp | No. telefon | Nombor telefon | No. telepon | Nomor telepon | No HP | Telepon | Số điện thoại | SĐT | 전화번호 | 연락처 | 联系方式 | 联系号码 | 휴대폰 | 핸드폰 | 휴대폰번호 | 핸드폰번호 |
      Handphone | Cellphone | Cellular | Mobile telephone | Phone # | Tel # | Tel number | Contact phone number | Contact mobile | Contact mobile number | 联系电话1 | 电话号码 | 手机/电话 | 电话/手机 | 移动电话 | 联系人电话 | 联系人手机 | 收件电话 | Phone 1 | Telefon 1 | Téléphone 1 | Teléfono 1 | Telemóvel | Telemovel | GSM | 휴대전화 | 휴대전화번호 | 이동통신 | 핸드폰 번호 | 日中電話番号 | 연락처1 | 전화번호1 | 휴대폰1 | 휴대폰번호1 | 휴대전화1 | Telnummerbezorging | Мобильный | Мобильный телефон | Контактный телефон | 電話番号1 | 発送電話番号 | Phone 1 - Value | Default address phone | หมายเลขโทรศัพท์ | เบอร์โทรศัพท์ | เบอร์โทร | โทรศัพท์ | เบอร์มือถือ | เบอร์ติดต่อ | เบอร์โทรผู้รับ | เบอร์โทรศัพท์ผู้รับ | หมายเลขโทรศัพท์ผู้รับ | Business phone`),
    withParty: spellings(`
      Phone | Phone number | Phone no | Telephone | Telephone number | Tel | Tel no | Mobile | Mobile phone | Mobile number | Cell | Cell phone | Contact number |
      Contact no | Contact phone | Contact | Voice phone | Voice telephone | Day phone | Daytime phone | Mobile telephone | Telephone no | Handphone | HP | Contact telephone | Contact mobile | Portable | 联络电话 | 电话号码 | 手机1 | 电话1 | 联系手机 | 移动电话 | 手机/电话 | 电话/手机 | 电话 | 手机 | 手机号 | 联系电话 | 手机号码 | 联系方式`),
  },
  email: {
    alone: spellings(`
      E-Mail-Adresse | Mailadresse | Courriel | Adresse e-mail | Adresse mail | Correo | Correo electrónico | Correio eletrônico | Correio eletrónico | Эл. адрес | Адрес электронной почты | Eメール | eメール | Indirizzo email | Indirizzo e-mail | Posta elettronica | E-mailadres | Adres e-mail | Adres email | E-postadress | E-post | Sähköposti | E-posta | Adresă de e-mail | E-mailová adresa | E-posta adresi | Alamat email | Эл. почта | Электронная почта | 이메일 | Surel | メールアドレス |
      メール | Mail | E-mail address | Email 1 | Email address 1 | E-mail 1 | Email ID | Mail ID | Email add | Mail address | 电子邮件 | 电子邮箱地址 | 邮箱地址 | 电邮 | 邮箱账号 | E-mail 1 - Value | อีเมล | อีเมลผู้รับ`),
    withParty: spellings(
      'Email | E-mail | Mail | Email 1 | Email address 1 | E-mail 1 | E-mail address 1 | Contact email | Email address | E-mail address | Mail address | Email ID | メール | メールアドレス | 連絡メール | 邮箱 | 电子邮箱 | 邮箱地址 | 电子邮件 | 邮件 | 电邮',
    ),
  },
};
