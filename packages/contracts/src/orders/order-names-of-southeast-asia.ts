import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';

/** Thai writes a column and its party as one word, the party last: ชื่อผู้ส่ง is the sender's name. */
const ofSender = (columns: string): string[] => combinedNames(columns, 'ผู้ส่ง');

/** Names of order fields in Thai, Vietnamese, Indonesian and Malay, as the seller centers of Shopee, Lazada and carriers write them. */
export const orderNamesOfSoutheastAsia: Readonly<Record<string, readonly string[]>> = {
  orderNO: spellings(`
    หมายเลขคำสั่งซื้อ | เลขที่คำสั่งซื้อ | เลขคำสั่งซื้อ | หมายเลขออเดอร์ | เลขที่ออเดอร์ | เลขออเดอร์ | เลขที่ใบสั่งซื้อ | รหัสคำสั่งซื้อ | Mã đơn | Số đơn hàng | Mã đơn đặt hàng | ID pesanan | Nombor pesanan | No. order`),
  createTime: spellings(`
    วันที่ทำการสั่งซื้อ | วันที่สั่งซื้อ | วันสั่งซื้อ | วันเวลาที่สั่งซื้อ | เวลาสั่งซื้อ | วันที่สร้างคำสั่งซื้อ | Ngày tạo | Ngày tạo đơn | Ngày tạo đơn hàng | Thời gian đặt hàng | Thời gian tạo đơn | Thời gian tạo đơn hàng | Waktu order | Tanggal order | Tarikh pesanan | Tarikh pesanan dibuat | Masa pesanan dibuat`),
  storeName: spellings('ร้านค้า | ชื่อร้านค้า | ชื่อร้าน | Cửa hàng | Tên cửa hàng | Tên shop | Kedai | Nama kedai'),
  carrierName: spellings(`
    ขนส่ง | บริษัทขนส่ง | ผู้ให้บริการขนส่ง | ผู้ให้บริการจัดส่ง | Đối tác vận chuyển | Hãng vận chuyển | Nhà vận chuyển | Kurier | Syarikat penghantaran | Syarikat kurier`),
  serviceCode: spellings(`
    ตัวเลือกการจัดส่ง | วิธีการจัดส่ง | วิธีจัดส่ง | ประเภทการจัดส่ง | Phương thức giao hàng | Hình thức giao hàng | Hình thức vận chuyển | Dịch vụ | Dịch vụ vận chuyển | Metode kirim | Tipe pengiriman (regular, same day, etc) | Pilihan penghantaran | Kaedah penghantaran`),
  payMethod: spellings(
    'ช่องทางการชำระเงิน | วิธีการชำระเงิน | วิธีชำระเงิน | Hình thức thanh toán | Cara pembayaran | Kaedah pembayaran',
  ),
  codAmount: spellings(
    'ยอดเก็บเงินปลายทาง | ยอดเก็บปลายทาง | ยอด COD | จำนวนเงินเก็บปลายทาง | Tiền thu hộ COD | Tiền COD | Số tiền thu hộ | Jumlah COD | Total COD',
  ),
  insuranceDeclared: spellings('มูลค่าประกัน | มูลค่าสินค้าที่ประกัน | Giá trị bảo hiểm | Nilai insurans'),
  packageLength: spellings('ยาว | ความยาว | ความยาวพัสดุ | Dài | Chiều dài kiện'),
  packageWidth: spellings('กว้าง | ความกว้าง | ความกว้างพัสดุ | Rộng | Chiều rộng kiện'),
  packageHeight: spellings('สูง | ความสูง | ความสูงพัสดุ | Cao | Chiều cao kiện'),
  packageWeight1: spellings(`
    น้ำหนัก | น้ำหนักพัสดุ | น้ำหนักรวม | น้ำหนักสินค้า | Cân nặng | Tổng cân nặng | Tổng khối lượng | Tổng trọng lượng | Jumlah berat | Jumlah berat pesanan`),
  senderName: ofSender('ชื่อ ชื่อ-นามสกุล'),
  senderCompany: ofSender('บริษัท ชื่อบริษัท'),
  senderAddressLine1: ofSender('ที่อยู่'),
  senderCity: ofSender('อำเภอ เขต/อำเภอ อำเภอ/เขต'),
  senderStateCode: ofSender('จังหวัด'),
  senderZipCode: ofSender('รหัสไปรษณีย์'),
  senderCountryCode: ofSender('ประเทศ'),
  senderPhone: ofSender('เบอร์โทร เบอร์โทรศัพท์ หมายเลขโทรศัพท์ โทรศัพท์'),
  senderEmail: ofSender('อีเมล'),
};
