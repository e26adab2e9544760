import { spellings } from '../imports/spellings.ts';

/** Names of product fields in Thai, Vietnamese, Indonesian and Malay, as the seller centers of Shopee and Lazada write them. */
export const productNamesOfSoutheastAsia: Readonly<Record<string, readonly string[]>> = {
  skuCode: spellings(`
    รหัสสินค้า | รหัส SKU | เลข SKU | SKU สินค้า | รหัสสินค้าผู้ขาย | Mã sản phẩm | Mã hàng | Mã SKU | SKU sản phẩm | Mã hàng hóa | Kode barang | Kode SKU | Kode produk | Kod produk | Kod barang | Kod SKU`),
  skuName: spellings(`
    ชื่อสินค้า | ชื่อผลิตภัณฑ์ | ชื่อสินค้าภาษาอังกฤษ | Tên sản phẩm | Tên hàng | Tên hàng hóa | Nama barang | Nama produk`),
  skuNameCN: spellings(`
    รายละเอียดสินค้า | คำอธิบายสินค้า | รายละเอียด | Mô tả sản phẩm | Mô tả chi tiết | Deskripsi barang | Keterangan produk | Penerangan | Penerangan produk`),
  brand: spellings('ยี่ห้อ | แบรนด์ | ยี่ห้อสินค้า | ตราสินค้า | Nhãn hiệu | Hãng sản xuất | Merk | Jenama'),
  ean: spellings('บาร์โค้ด | รหัสบาร์โค้ด | Mã barcode | Kode barcode | Kod bar'),
  upc: spellings('บาร์โค้ด | รหัสบาร์โค้ด | Mã barcode | Mã vạch | Kode barcode | Kode batang | Kod bar'),
  purchasingCost: spellings(
    'ต้นทุน | ราคาทุน | ต้นทุนสินค้า | ราคาซื้อ | Giá vốn | Giá nhập | Harga beli | Harga modal | Harga pokok | Harga kos',
  ),
  length: spellings('ยาว | ความยาว | ความยาวพัสดุ | ความยาวสินค้า | Dài'),
  width: spellings('กว้าง | ความกว้าง | ความกว้างพัสดุ | ความกว้างสินค้า | Rộng'),
  height: spellings('สูง | ความสูง | ความสูงพัสดุ | ความสูงสินค้า | Cao'),
  weight1: spellings('น้ำหนัก | น้ำหนักพัสดุ | น้ำหนักสินค้า | น้ำหนักรวม | Cân nặng | Cân nặng sản phẩm'),
  scheduleB: spellings('รหัสศุลกากร | พิกัดศุลกากร | Mã HS | Kode HS | Kod HS'),
  originCountry: spellings(
    'ประเทศผู้ผลิต | ประเทศต้นกำเนิด | ประเทศที่ผลิต | ผลิตใน | Xuất xứ | Nước sản xuất | Nơi sản xuất | Negara asal | Negara pembuat',
  ),
  quantityUnit: spellings('หน่วย | หน่วยนับ | Đơn vị tính | Đơn vị | Unit ukuran'),
  qtyInOnePackage: spellings(
    'จำนวนต่อกล่อง | จำนวนต่อลัง | Số lượng mỗi thùng | Isi per karton | Kuantiti sekotak',
  ),
  note: spellings('หมายเหตุ | Ghi chú | Catatan | Nota'),
};
