import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { encoded } from './testing/encoded.ts';
import { ordersOf } from './testing/rows-of-file.ts';

/** Files as malls and carriers of Japan and Korea write them; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');
const bookOf = (rows: readonly (readonly (string | number | null)[])[], merged: readonly string[] = []) => {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
  sheet['!merges'] = merged.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};

it('orders of a Japanese mall: the recipient, not who ordered, with a code and a phone in parts', async () => {
  const file = lines(
    '"注文番号","注文日時","注文者姓","注文者名","注文者郵便番号1","注文者郵便番号2","送付先姓","送付先名","送付先郵便番号1","送付先郵便番号2","送付先住所都道府県","送付先住所郡市区","送付先住所それ以降の住所","送付先電話番号1","送付先電話番号2","送付先電話番号3","商品名","個数"',
    '"378001-20261102-0001","2026/11/02 09:14:00","山田","太郎","060","0001","佐藤","花子","150","0001","東京都","渋谷区","神宮前1-2-3 コーポ201","03","1234","5678","青いマグカップ","1"',
    '"378001-20261102-0002","2026/11/02 21:05:00","鈴木","一郎","530","0002","鈴木","一郎","060","0042","北海道","札幌市中央区","大通西4-1","011","222","0100","ランプ","2"',
  );
  const { rows, open, told } = await ordersOf(encoded(file, 'shift_jis'));
  expect(rows[0]).toMatchObject({
    orderNO: '378001-20261102-0001',
    createTime: '2026-11-02 09:14:00 +09:00',
    name: '佐藤花子',
    zipCode: '150-0001',
    stateCode: '東京都',
    city: '渋谷区',
    addressLine1: '神宮前1-2-3 コーポ201',
    phone: '03-1234-5678',
  });
  expect(rows[1]).toMatchObject({ zipCode: '060-0042', phone: '011-222-0100' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('a list for a Japanese carrier: お届け先 is the recipient, ご依頼主 the sender', async () => {
  const file = lines(
    'お客様管理番号,送り状種類,出荷予定日,お届け先電話番号,お届け先郵便番号,お届け先住所,お届け先アパートマンション名,お届け先名,敬称,ご依頼主電話番号,ご依頼主郵便番号,ご依頼主住所,ご依頼主アパートマンション,ご依頼主名,品名１',
    'YM-1,0,2026/11/02,090-1111-2222,150-0001,東京都渋谷区神宮前1-2-3,コーポ201,佐藤花子,様,06-6222-0100,530-0001,大阪府大阪市北区梅田2-2,第一ビル,ノルケン株式会社,マグカップ',
    'YM-2,0,2026/11/02,011-222-0100,060-0042,北海道札幌市中央区大通西4-1,,鈴木一郎,様,06-6222-0100,530-0001,大阪府大阪市北区梅田2-2,第一ビル,ノルケン株式会社,ランプ',
  );
  const { rows, open, told } = await ordersOf(encoded(file, 'shift_jis'));
  expect(rows[0]).toMatchObject({
    orderNO: 'YM-1',
    name: '佐藤花子',
    phone: '090-1111-2222',
    zipCode: '150-0001',
    addressLine1: '東京都渋谷区神宮前1-2-3',
    addressLine2: 'コーポ201',
    senderName: 'ノルケン株式会社',
    senderPhone: '06-6222-0100',
    senderZipCode: '530-0001',
    senderAddressLine1: '大阪府大阪市北区梅田2-2',
    senderAddressLine2: '第一ビル',
  });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('orders of a Korean store under a line of advice, the number of the order beside that of its line', async () => {
  const file = bookOf(
    [
      ["다운로드 받은 파일로 '엑셀 일괄발송' 처리하는 방법은 판매자센터를 확인해 주세요."],
      [
        '상품주문번호',
        '주문번호',
        '결제일',
        '수취인명',
        '수취인연락처1',
        '수취인연락처2',
        '우편번호',
        '통합배송지',
        '상품명',
        '수량',
        '배송메세지',
      ],
      [
        '2026110212345671',
        '2026110298765431',
        '2026-11-02 09:14:00',
        '김민준',
        '010-1234-5678',
        '',
        '06236',
        '서울특별시 강남구 테헤란로 123 4층',
        '머그컵',
        1,
        '문 앞',
      ],
      [
        '2026110212345672',
        '2026110298765432',
        '2026-11-02 10:20:00',
        '이서연',
        '010-8765-4321',
        '',
        '48058',
        '부산광역시 해운대구 센텀로 9',
        '램프',
        2,
        '',
      ],
    ],
    ['A1:K1'],
  );
  const { head, rows, open, told } = await ordersOf(file);
  expect(head.headerRow).toBe(2);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    orderNO: '2026110298765431',
    name: '김민준',
    phone: '010-1234-5678',
    zipCode: '06236',
    addressLine1: '서울특별시 강남구 테헤란로 123 4층',
  });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});
