/** Header rows of well-known public downloads, in the languages their seller centers write them in; see `productHeaderRows`. */
export const downloadedOrderRows: Readonly<Record<string, string>> = {
  'Shopee (2025)':
    'Order ID > orderNO | Order Status | Cancel reason | Return / Refund Status | Tracking Number* | Shipping Option > serviceCode | Shipment Method | Estimated Ship Out Date | Ship Time | Order Creation Date > createTime | Order Paid Time | Parent SKU Reference No. | Product Name | SKU Reference No. | Variation Name | Original Price | Deal Price | Quantity | Product Subtotal | SKU Total Weight | No of product in order | Order Total Weight > packageWeight1 | Voucher Code | Grand Total | Username (Buyer) | Receiver Name > name | Phone Number > phone | Delivery Address > addressLine1 | Town | District | City > city | Province > stateCode | Country > countryCode | Zip Code > zipCode | Remark from buyer | Order Complete Time | Note',
  'Shopee TH (all columns)':
    'หมายเลขคำสั่งซื้อ > orderNO | สถานะการสั่งซื้อ | Hot Listing | เหตุผลในการยกเลิกคำสั่งซื้อ | สถานะการคืนเงินหรือคืนสินค้า | ชื่อผู้ใช้ (ผู้ซื้อ) | วันที่ทำการสั่งซื้อ > createTime | เวลาการชำระสินค้า | ช่องทางการชำระเงิน > payMethod | ช่องทางการชำระเงิน (รายละเอียด) | ค่าธรรมเนียม (%) | ตัวเลือกการจัดส่ง > serviceCode | วิธีการจัดส่ง > ?serviceCode | *หมายเลขติดตามพัสดุ | วันที่คาดว่าจะทำการจัดส่งสินค้า | เวลาส่งสินค้า | เลขอ้างอิง Parent SKU | ชื่อสินค้า | เลขอ้างอิง SKU (SKU Reference No.) | ชื่อตัวเลือก | ราคาตั้งต้น | ราคาขาย | จำนวน | ชื่อผู้รับ > name | หมายเลขโทรศัพท์ > phone | หมายเหตุจากผู้ซื้อ | ที่อยู่ในการจัดส่ง > addressLine1 | ประเทศ > countryCode | จังหวัด > stateCode | เขต/อำเภอ > city | รหัสไปรษณีย์ > zipCode | ประเภทคำสั่งซื้อ | เวลาที่ทำการสั่งซื้อสำเร็จ | บันทึก',
  'Shopee VN':
    'Mã đơn hàng > orderNO | Mã Kiện Hàng | Ngày đặt hàng > createTime | Trạng Thái Đơn Hàng | Lý do hủy | Nhận xét từ Người mua | Mã vận đơn | Đơn Vị Vận Chuyển > carrierName | Phương thức giao hàng > serviceCode | Loại đơn hàng | Ngày giao hàng dự kiến | Ngày gửi hàng | Thời gian giao hàng | Trạng thái Trả hàng/Hoàn tiền | SKU sản phẩm | Tên sản phẩm | Cân nặng sản phẩm | Tổng cân nặng > packageWeight1 | Tên kho hàng | SKU phân loại hàng | Tên phân loại hàng | Giá gốc | Giá ưu đãi | Số lượng | Tổng giá bán (sản phẩm) | Thời gian hoàn thành đơn hàng | Thời gian đơn hàng được thanh toán | Phương thức thanh toán > payMethod | Người Mua | Tên Người nhận > name | Số điện thoại > phone | Tỉnh/Thành phố > stateCode | TP / Quận / Huyện > city | Quận > ?city | Địa chỉ nhận hàng > addressLine1 | Quốc gia > countryCode | Ghi chú',
  'Shopee ID':
    'No. Pesanan > orderNO | Status Pesanan | Status Pembatalan/ Pengembalian | No. Resi | Opsi Pengiriman > serviceCode | Antar ke counter/ pick-up | Pesanan Harus Dikirimkan Sebelum (Menghindari keterlambatan) | Waktu Pengiriman Diatur | Waktu Pesanan Dibuat > createTime | Waktu Pembayaran Dilakukan | Metode Pembayaran > payMethod | SKU Induk | Nama Produk | Nomor Referensi SKU | Nama Variasi | Harga Awal | Jumlah | Berat Produk | Jumlah Produk di Pesan | Total Berat > packageWeight1 | Ongkos Kirim Dibayar oleh Pembeli | Total Pembayaran | Perkiraan Ongkos Kirim | Catatan dari Pembeli | Catatan | Username (Pembeli) | Nama Penerima > name | No. Telepon > phone | Alamat Pengiriman > addressLine1 | Kota/Kabupaten > city | Provinsi > stateCode | Waktu Pesanan Selesai',
  'Shopee MY (Malay)':
    'ID Pesanan > orderNO | Status Pesanan | No. Penjejakan* | Pilihan Penghantaran > serviceCode | Kaedah Penghantaran > ?serviceCode | Anggaran Tarikh Hantar Keluar | Masa Penghantaran | Tarikh Pesanan Dibuat > createTime | Masa Pembayaran Pesanan | No. Rujukan SKU Induk | Nama Produk | No. Rujukan SKU | Nama Variasi | Harga Asal | Kuantiti | Berat SKU | Jumlah Berat Pesanan > packageWeight1 | Kaedah Pembayaran > payMethod | Nama Pengguna (Pembeli) | Nama Penerima > name | No. Telefon > phone | Alamat Penghantaran > addressLine1 | Bandar > city | Daerah | Negeri > stateCode | Negara > countryCode | Poskod > zipCode | Catatan dari pembeli | Nota',
  'Shopee (Chinese)':
    '订单编号 > orderNO | 订单状态 | 取消原因 | 退货/退款状态 | 物流单号* | 物流选项 > serviceCode | 出货方式 | 预计发货日期 | 发货时间 | 订单创建日期 > createTime | 订单支付时间 | 主商品货号 | 商品名称 | 商品规格货号 | 规格名称 | 原价 | 成交价 | 数量 | 商品总价 | SKU总重量 | 订单总重量 > packageWeight1 | 买家用户名 | 收件人姓名 > name | 电话号码 > phone | 收货地址 > addressLine1 | 镇 | 区 | 城市 > city | 省 > stateCode | 国家 > countryCode | 邮编 > zipCode | 买家备注 | 订单完成时间 | 备注',
  'TikTok Shop ID':
    'Order ID > orderNO | Order Status | Order Substatus | Cancelation/Return Type | Normal or Pre-order | SKU ID | Seller SKU | Product Name | Variation | Quantity | SKU Unit Original Price | Created Time > createTime | Paid Time | RTS Time | Shipped Time | Fulfillment Type | Warehouse Name | Tracking ID | Delivery Option > serviceCode | Shipping Provider Name > carrierName | Buyer Message | Buyer Username | Recipient > name | Phone # > phone | Zipcode > zipCode | Country > countryCode | Province > stateCode | Regency and City > city | Districts | Villages | Detail Address > addressLine1 | Additional address information > addressLine2 | Payment Method > payMethod | Weight(kg) > packageWeight1 | Product Category | Package ID',
  Tokopedia:
    'Nomor | Nomor Invoice > orderNO | Tanggal Pembayaran > ?createTime | Status Terakhir | Nama Produk | Nomor SKU | Jumlah Produk Dibeli | Harga Jual (IDR) | Nama Pembeli | No Telp Pembeli | Nama Penerima > name | No Telp Penerima > phone | Alamat Pengiriman > addressLine1 | Kota > city | Provinsi > stateCode | Nama Kurir > carrierName | Tipe Pengiriman (regular, same day, etc) > serviceCode | No Resi / Kode Booking | Catatan Pembeli',
  'Thai shop':
    'เลขที่ใบสั่งซื้อ > orderNO | วันที่สั่งซื้อ > createTime | ร้านค้า > storeName | ชื่อ-นามสกุล > name | เบอร์โทรศัพท์ > phone | ที่อยู่ > addressLine1 | ตำบล/แขวง | อำเภอ/เขต > city | จังหวัด > stateCode | รหัสไปรษณีย์ > zipCode | อีเมล > email | ขนส่ง > carrierName | รหัสสินค้า | ชื่อสินค้า | จำนวน | น้ำหนัก (กก.) > packageWeight1 | ยอดเก็บเงินปลายทาง > codAmount | วิธีการชำระเงิน > payMethod | หมายเหตุ',
  'Thai courier':
    'ชื่อผู้ส่ง > senderName | เบอร์โทรผู้ส่ง > senderPhone | ที่อยู่ผู้ส่ง > senderAddressLine1 | รหัสไปรษณีย์ผู้ส่ง > senderZipCode | ชื่อผู้รับ > name | เบอร์โทรผู้รับ > phone | ที่อยู่ผู้รับ > addressLine1 | อำเภอผู้รับ > city | จังหวัดผู้รับ > stateCode | รหัสไปรษณีย์ผู้รับ > zipCode | น้ำหนัก > packageWeight1 | กว้าง > packageWidth | ยาว > packageLength | สูง > packageHeight | เลขที่ออเดอร์ > orderNO',
  'Lazada VN shop':
    'Mã đơn hàng > orderNO | Ngày tạo > createTime | Tên người nhận > name | SĐT người nhận > phone | Địa chỉ người nhận > addressLine1 | Phường/Xã | Quận/Huyện > city | Tỉnh/Thành > stateCode | Khối lượng (g) > packageWeight2/packageWeight1 | Dài (cm) > packageLength | Rộng (cm) > packageWidth | Cao (cm) > packageHeight | Tiền thu hộ COD > codAmount | Đối tác vận chuyển > carrierName | Dịch vụ > serviceCode',
  'carrier by its company':
    'Order Number > orderNO | Order Date > createTime | Shipping company > carrierName | Tracking Number | Customer Name > name | Address > addressLine1 | City > city | State > stateCode | Zip > zipCode | Country > countryCode | Phone > phone',
  'WooCommerce (company)':
    'Order Number > orderNO | Shipping First Name > name | Shipping Last Name > name | Shipping Company > company | Shipping Address 1 > addressLine1 | Shipping City > city | Shipping Postcode > zipCode | Shipping Country Code > countryCode | Shipping Method > serviceCode',
  'Google contacts (old)':
    'Name > name | Given Name > ?name | Additional Name | Family Name > ?name | Yomi Name | Name Prefix | Name Suffix | Nickname | Birthday | Gender | Notes | Photo | Group Membership | E-mail 1 - Type | E-mail 1 - Value > email | Phone 1 - Type | Phone 1 - Value > phone | Address 1 - Type | Address 1 - Formatted | Address 1 - Street > addressLine1 | Address 1 - City > city | Address 1 - PO Box | Address 1 - Region > stateCode | Address 1 - Postal Code > zipCode | Address 1 - Country > countryCode | Address 1 - Extended Address > addressLine2 | Organization 1 - Type | Organization 1 - Name > company | Organization 1 - Title',
  'Outlook contacts':
    'First Name > name | Last Name > name | Company > company | Job Title | Business Street > addressLine1 | Business Street 2 > addressLine2 | Business City > city | Business State > stateCode | Business Postal Code > zipCode | Business Country/Region > countryCode | Home Street | Home City | Home State | Home Postal Code | Home Country/Region | Business Phone > ?phone | Mobile Phone > phone | E-mail Address > email | Notes',
  'Allegro (CSV)':
    'OrderId > orderNO | OrderDate > createTime | BuyerLogin | BuyerEmail > email | DeliveryMethod > serviceCode | DeliveryRecipientName > name | DeliveryStreet > addressLine1 | DeliveryZipCode > zipCode | DeliveryCity > city | DeliveryCountryCode > countryCode | DeliveryPhone > phone',
  'Cdiscount (commandes)':
    "Numéro de commande > orderNO | Date de commande > createTime | Civilité | Prénom destinataire > name | Nom destinataire > name | Adresse de livraison > addressLine1 | Complément d'adresse > addressLine2 | Code postal > zipCode | Ville > city | Pays > countryCode | Téléphone > phone | E-mail > email | Mode de livraison > serviceCode | Référence vendeur | Quantité",
  Shiprocket:
    'Order ID > orderNO | Channel > ?storeName | Customer Name > name | Customer Mobile > phone | Customer Email > email | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | Address City > city | Address State > stateCode | Address Pincode > zipCode | Payment Method > payMethod | Weight (KG) > packageWeight1 | Courier Company > carrierName | AWB Code',
  Depop:
    'Date of sale > createTime | Time of sale > ?createTime | Bundle | Buyer | Brand | Description | Size | Item price | Buyer shipping cost | Total | Name > name | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State > stateCode | Post Code > zipCode | Country > countryCode',
  'Big Cartel':
    'Number > ?orderNO | Buyer first name > name | Buyer last name > name | Buyer email > email | Buyer phone number > phone | Shipping address 1 > addressLine1 | Shipping address 2 > addressLine2 | Shipping city > city | Shipping state > stateCode | Shipping zip > zipCode | Shipping country > countryCode | Status | Date > createTime | Time > ?createTime | Payment method > payMethod',
  Kickstarter:
    'Backer Number > ?orderNO | Backer UID | Backer Name > ?name | Email > email | Pledge Amount | Shipping Name > name | Shipping Address 1 > addressLine1 | Shipping Address 2 > addressLine2 | Shipping City > city | Shipping State > stateCode | Shipping Postal Code > zipCode | Shipping Country Name > ?countryCode | Shipping Country Code > countryCode | Shipping Phone Number > phone | Shipping Delivery Notes',
  Volusion:
    'orderid > orderNO | orderdate > createTime | shipfirstname > name | shiplastname > name | shipcompanyname > company | shipaddress1 > addressLine1 | shipaddress2 > addressLine2 | shipcity > city | shipstate > stateCode | shippostalcode > zipCode | shipcountry > countryCode | shipphonenumber > phone',
  妙手: '订单号 > orderNO | 平台 | 店铺 > storeName | 下单时间 > createTime | 收件人姓名 > name | 收件人电话 > phone | 收件人国家 > countryCode | 收件人省/州 > stateCode | 收件人城市 > city | 收件人地址 > addressLine1 | 收件人邮编 > zipCode | 物流渠道 > serviceCode | 物流商 > carrierName | 运单号 | 包裹重量(g) > packageWeight2/packageWeight1',
  'Wish (orders)':
    'Date > createTime | Transaction ID | Order ID > orderNO | Order State | SKU | Product | Product ID | Product Link | Size | Color | Price | Shipping | Quantity | Total Cost | Days to Fulfill | Tracking | Shipped On | First Name > name | Last Name > name | Street Address 1 > addressLine1 | Street Address 2 > addressLine2 | City > city | State > stateCode | Zipcode > zipCode | Country > countryCode | Phone Number > phone | Last Updated',
  'Walmart (marketplace)':
    'PO# > ?orderNO | Order# > orderNO | Order Date > createTime | Ship By | Delivery Date | Customer Name > name | Customer Shipping Address | Customer Phone Number > phone | Ship to Address 1 > addressLine1 | Ship to Address 2 > addressLine2 | City > city | State > stateCode | Zip > zipCode | Segment | FLIDS | Line# | UPC | Status | Item Description | Shipping Method > serviceCode | Shipping Tier | Shipping SLA | Qty | SKU | Item Cost | Shipping Cost | Tax | Carrier > carrierName | Tracking Number',
  'Coupang (배송관리)':
    '번호 | 묶음배송번호 | 주문번호 > orderNO | 택배사 > carrierName | 운송장번호 | 분리배송 Y/N | 주문시 출고예정일 | 출고일(발송일) | 주문일 > createTime | 등록상품명 | 등록옵션명 | 노출상품명 | 노출상품ID | 옵션ID | 구매수(수량) | 결제액 | 배송비구분 | 구매자 | 구매자전화번호 | 수취인이름 > name | 수취인전화번호 > phone | 우편번호 > zipCode | 수취인 주소 > addressLine1 | 배송메세지',
  'Wix (2024)':
    'Order number > orderNO | Date created > createTime | Time > ?createTime | Total order quantity | Contact email > email | Note from customer | Additional checkout info | Item | Variant | SKU | Qty | Price | Weight > ?packageWeight1 | Delivery method > serviceCode | Delivery time | Recipient name > name | Recipient phone > phone | Recipient company name > company | Delivery country > countryCode | Delivery state > stateCode | Delivery city > city | Delivery address > addressLine1 | Delivery zip/postal code > zipCode | Billing name | Billing phone | Billing country | Billing state | Billing city | Billing address | Payment status | Payment method > payMethod | Shipping rate | Tracking number | Shipping label',
  '聚水潭 (导出)':
    '内部订单号 | 线上订单号 > orderNO | 店铺 > storeName | 订单日期 > createTime | 付款日期 | 买家账号 | 收货人 > name | 手机 > phone | 固话 > ?phone | 省份 > stateCode | 城市 > city | 区县 | 收货地址 > addressLine1 | 邮编 > zipCode | 快递公司 > carrierName | 快递单号 | 商品编码 | 商品名称 | 数量 | 实际重量 > packageWeight1 | 卖家备注 | 买家留言',
};

/** Known by their origin only: the money comes from the buyer, who receives the parcel. */
export const paymentOrderRows: Readonly<Record<string, string>> = {
  PayPal:
    'Date > createTime | Time > ?createTime | TimeZone | Name > name | Type | Status | Currency | Gross | Fee | Net | From Email Address > email | To Email Address | Transaction ID > orderNO | Shipping Address | Address Status | Item Title | Item ID | Shipping and Handling Amount | Insurance Amount > ?insuranceDeclared | Sales Tax | Option 1 Name | Option 1 Value | Option 2 Name | Option 2 Value | Reference Txn ID > ?reference | Invoice Number > ?reference | Custom Number > ?reference | Quantity | Receipt ID | Balance | Address Line 1 > addressLine1 | Address Line 2/District/Neighborhood > addressLine2 | Town/City > city | State/Province/Region/County/Territory/Prefecture/Republic > stateCode | Zip/Postal Code > zipCode | Country > countryCode | Contact Phone Number > phone | Subject | Note | Country Code > countryCode | Balance Impact',
};

/** The same for products. */
export const downloadedProductRows: Readonly<Record<string, string>> = {
  'Lazada TH (สินค้า)':
    'ชื่อสินค้า > skuName | ยี่ห้อ > brand | รายละเอียดสินค้า > skuNameCN | SellerSKU > skuCode | ราคา | จำนวน | น้ำหนักพัสดุ (กก.) > weight1 | ความยาวพัสดุ (ซม.) > length | ความกว้างพัสดุ (ซม.) > width | ความสูงพัสดุ (ซม.) > height',
  'Thai stock':
    'รหัสสินค้า > skuCode | ชื่อสินค้า > skuName | ยี่ห้อ > brand | บาร์โค้ด > ean/upc | ต้นทุน > purchasingCost | ราคาขาย | น้ำหนัก (กรัม) > weight2/weight1 | กว้าง > width | ยาว > length | สูง > height | หน่วยนับ > quantityUnit | ประเทศผู้ผลิต > originCountry | หมายเหตุ > note',
  'Shopee VN goods':
    'Tên sản phẩm > skuName | Mô tả sản phẩm > skuNameCN | SKU sản phẩm > skuCode | Thương hiệu > brand | Giá | Kho hàng | Cân nặng (g) > weight2/weight1 | Chiều dài > length | Chiều rộng > width | Chiều cao > height | Xuất xứ > originCountry | Mã vạch > ean/upc | Giá vốn > purchasingCost',
  'Shopee ID goods':
    'Nama Produk > skuName | Deskripsi Produk > skuNameCN | SKU Induk | Kode Variasi > ?skuCode | SKU > skuCode | Merek > brand | Harga | Stok | Berat (g) > weight2/weight1 | Panjang (cm) > length | Lebar (cm) > width | Tinggi (cm) > height | Negara Asal > originCountry | Kode Batang > ean/upc | Harga Beli > purchasingCost',
  'Malay stock':
    'Kod Produk > skuCode | Nama Produk > skuName | Penerangan Produk > skuNameCN | Jenama > brand | Kod Bar > ean/upc | Harga Kos > purchasingCost | Berat (kg) > weight1 | Panjang > length | Lebar > width | Tinggi > height | Negara Asal > originCountry | Catatan > note',
  'Mercado Libre (fichas)':
    'SKU > skuCode | Título > skuName | Marca > brand | Código universal de producto > ean/upc | Precio | Stock | Alto del paquete > height | Ancho del paquete > width | Largo del paquete > length | Peso del paquete > weight1 | Descripción > skuNameCN',
  'Otto (Produktdaten)':
    'productReference | sku > skuCode | ean > ean/upc | Marke > brand | Produktname > skuName | Beschreibung > skuNameCN | Länge (mm) > length | Breite (mm) > width | Höhe (mm) > height | Gewicht (g) > weight2/weight1 | Herkunftsland > originCountry',
  'Zalando (articles)':
    'merchant_product_simple_id > skuCode | ean > ean/upc | brand_code > ?brand | product_name > skuName | size | season | country_of_origin > originCountry | hs_code > scheduleB',
  'Google Merchant Center':
    'id > skuCode | title > skuName | description > skuNameCN | link | image link | price | availability | condition | brand > brand | gtin > ean/upc | mpn > ?skuCode | shipping weight > weight1 | shipping length > length | shipping width > width | shipping height > height',
  Sellbrite:
    'sku > skuCode | name > skuName | brand > brand | description > skuNameCN | upc > upc | ean > ean | asin > asin | package_length > length | package_width > width | package_height > height | package_weight > weight1 | cost > purchasingCost | condition',
  'ChannelAdvisor (Rithum)':
    'Inventory Number > skuCode | Auction Title > skuName | Weight > weight1 | UPC > upc | EAN > ean | ASIN > asin | Brand > brand | Seller Cost > purchasingCost | Length > length | Width > width | Height > height | Country Of Origin > originCountry | Harmonized Code > scheduleB',
  Skubana:
    'Master SKU > skuCode | Product Name > skuName | UPC > upc | Brand > brand | Weight (oz) > weight2/weight1 | Length (in) > length | Width (in) > width | Height (in) > height | Vendor Cost > purchasingCost | Customs Description > custDescription | Customs Value > declaredValue | HTS > scheduleB',
  妙手采集箱:
    '产品标题 > skuName | 产品描述 > skuNameCN | SKU编码 > skuCode | 品牌 > brand | 包裹重量(g) > weight2/weight1 | 包裹长(cm) > length | 包裹宽(cm) > width | 包裹高(cm) > height | 成本价 > purchasingCost | 来源链接',
  'Odoo (product.template)':
    'Internal Reference > skuCode | Name > skuName | Barcode > ean/upc | Cost > purchasingCost | Sales Price | Weight > weight1 | Volume | HS Code > scheduleB | Country of Origin > originCountry | Unit of Measure > quantityUnit | Internal Notes > note',
};

/** The same for the address book: contacts that are kept as recipients. */
export const downloadedAddressRows: Readonly<Record<string, string>> = {
  'Google contacts (old)': downloadedOrderRows['Google contacts (old)']!,
  'Google contacts (2025)':
    'First Name > name | Middle Name > ?name | Last Name > name | Phonetic First Name | Phonetic Middle Name | Phonetic Last Name | Name Prefix | Name Suffix | Nickname | File As | Organization Name > company | Organization Title | Organization Department | Birthday | Notes | Photo | Labels | E-mail 1 - Label | E-mail 1 - Value > email | E-mail 2 - Label | E-mail 2 - Value | Phone 1 - Label | Phone 1 - Value > phone | Phone 2 - Label | Phone 2 - Value | Address 1 - Label | Address 1 - Formatted | Address 1 - Street > addressLine1 | Address 1 - City > city | Address 1 - PO Box | Address 1 - Region > stateCode | Address 1 - Postal Code > zipCode | Address 1 - Country > countryCode | Address 1 - Extended Address > addressLine2 | Website 1 - Label | Website 1 - Value',
  'Outlook contacts (full)':
    "First Name > name | Middle Name > ?name | Last Name > name | Company > company | Department | Job Title | Business Street > addressLine1 | Business Street 2 > addressLine2 | Business Street 3 > addressLine2 | Business City > city | Business State > stateCode | Business Postal Code > zipCode | Business Country/Region > countryCode | Home Street | Home Street 2 | Home Street 3 | Home City | Home State | Home Postal Code | Home Country/Region | Other Street | Other City | Other State | Other Postal Code | Other Country/Region | Assistant's Phone | Business Fax | Business Phone > ?phone | Business Phone 2 | Callback | Company Main Phone | Home Fax | Home Phone | Mobile Phone > phone | Other Phone | Pager | Primary Phone > ?phone | Radio Phone | Account | Anniversary | Birthday | E-mail Address > email | E-mail Type | E-mail Display Name | E-mail 2 Address | Notes | Web Page",
  'Outlook.com contacts':
    "First Name > name | Middle Name > ?name | Last Name > name | Title | Suffix | Nickname | Given Yomi | Surname Yomi | E-mail Address > email | E-mail 2 Address | Home Phone | Business Phone > ?phone | Mobile Phone > phone | Primary Phone > ?phone | Home Fax | Company Main Phone | IMAddress | Job Title | Department | Company > company | Office Location | Manager's Name | Assistant's Name | Assistant's Phone | Company Yomi | Business Street > addressLine1 | Business City > city | Business State > stateCode | Business Postal Code > zipCode | Business Country/Region > countryCode | Home Street | Home City | Home State | Home Postal Code | Home Country/Region | Other Street | Other City | Personal Web Page | Spouse | Schools | Hobby | Location | Web Page | Birthday | Anniversary | Notes",
  สมุดที่อยู่:
    'ชื่อ-นามสกุล > name | บริษัท > company | ที่อยู่ > addressLine1 | อำเภอ > city | จังหวัด > stateCode | รหัสไปรษณีย์ > zipCode | ประเทศ > countryCode | เบอร์โทร > phone | อีเมล > email',
};

/** The same for inbounds: sheets that plan what is sent to Amazon. */
export const downloadedInboundRows: Readonly<Record<string, string>> = {
  'Send to Amazon':
    'Merchant SKU > skuCode | Quantity > ?qtyPerCarton | Prep owner | Labeling owner | Expiration date (MM/DD/YYYY) > expiryDate | Manufacturing lot code > lotNo | Units per box > qtyPerCarton | Number of boxes > cartonCount | Box length (in) | Box width (in) | Box height (in) | Box weight (lb)',
  'Amazon shipping plan':
    'PlanName > inboundNo | ShipToCountry | AddressName | AddressFieldOne | AddressFieldTwo | AddressCity | AddressCountryCode | AddressStateOrRegion | AddressPostalCode | AddressDistrict | MerchantSKU > skuCode | Quantity > qtyPerCarton',
  'Amazon shipment':
    'Shipment ID > inboundNo | Name | Plan ID | Ship To > warehouseCode | Total SKUs | Total Units | Merchant SKU > skuCode | Title | ASIN | FNSKU | External ID | Condition | Who will prep? | Prep Type | Who will label? | Shipped > qtyPerCarton',
  'Amazon pack list':
    'Shipment ID > inboundNo | Destination FC > warehouseCode | SKU > skuCode | Units per case > qtyPerCarton | Number of cases > cartonCount | Carrier tracking ID > trackingNumbers | Estimated arrival > eta',
};
