import { spellings } from '../imports/spellings.ts';
import { productNames } from '../products/product-names.ts';
import { goodsNames } from '../warehouse/goods-names.ts';

/** Headings of these fields in payment statements of other languages and programs. */
export const transactionNames: Readonly<Record<string, readonly string[]>> = {
  warehouseCode: goodsNames.warehouseCode,
  transactionNo: spellings(`
    Transaction # | Transaction reference | Transaction reference number | Transaction ref | Trans no | Trans ID | Txn ID | Txn no | Txn ref | Bank ref | Bank reference number | Bank reference no | Bank transaction ID | Wire ref | Wire ref # | Wire reference | Wire reference number | Wire number | Wire transfer number |
    Remittance number | Remittance reference | Payment ID | Payment number | Payment no | Payment # | Payment ref | Payment reference number | Receipt number | Receipt no | Voucher number | Voucher no | Cheque no | Cheque number | Check number | Confirmation number | Trace number | ACH trace number | Reference no |
    Reference # | Reference ID | Ref | Ref no | Ref # | Buchungsreferenz | Referenz | Referenznummer | Transaktionsnummer | Transaktions-ID | Zahlungsreferenz | Belegnummer | Référence | Référence de paiement | Référence bancaire | Numéro de transaction | N° de transaction | Referencia | Referencia bancaria |
    Número de referencia | Número de transacción | Número de operación | Riferimento | Numero transazione | Numero operazione | Referência | Número da transação | Referentie | Transactienummer | Numer transakcji | Referans no | İşlem no | Номер операции | Номер платежа | 取引番号 | 取引ID | 照会番号 | 거래번호 | 流水编号 | 银行流水 | 交易号 |
    交易编号 | 交易单号 | 交易参考号 | 支付流水号 | 付款流水号 | 付款单号 | 支付单号 | 汇款单号 | 汇款流水号 | 汇款编号 | 回单号 | 回单编号 | 银行回单号 | 参考号 | 业务流水号 | 电汇编号 | 转账流水号`),
  type: spellings(`
    Type of transaction | Transaction kind | Transaction category | Payment type | Type of payment | Entry type | Txn type | Trans type | Art | Buchungsart | Transaktionsart | Umsatzart | Zahlungsart | Vorgang | Type d'opération | Type de transaction | Type de paiement | Tipo | Tipo de transacción | Tipo de operación |
    Tipo de movimiento | Tipo transazione | Tipo operazione | Tipo de transação | Soort | Transactietype | Typ transakcji | İşlem türü | Тип операции | 種別 | 取引種別 | 取引区分 | 거래유형 | 交易种类 | 业务类型 | 收支类型 | 款项类型 | 付款类型 | 资金类型 | 流水类型 | 费用类型`),
  amount: spellings(`
    Amount paid | Payment amount | Transaction amount | Transfer amount | Wire amount | Net amount | Gross amount | Deposit amount | Credit amount | Top up amount | Betrag | Zahlbetrag | Zahlungsbetrag | Summe | Montant | Montant payé | Montant du paiement | Importe | Importe pagado | Monto | Monto pagado | Importo | Importo pagato |
    Valor | Valor pago | Bedrag | Betaald bedrag | Kwota | Tutar | Сумма | Jumlah | 金額 | 支払金額 | 入金額 | 금액 | 支付金额 | 转账金额 | 汇款金额 | 到账金额 | 入账金额 | 实付金额 | 收款金额 | 发生额 | 交易额`),
  currency: spellings(`
    CCY | Curr | Cur | Transaction currency | Payment currency | Currency of payment | Währung | Währungscode | Devise | Monnaie | Moneda | Divisa | Valuta | Moeda | Waluta | Para birimi | Валюта | Mata uang | 通貨 | 通貨コード | 통화 | 货币代码 | 货币类型 | 币种代码 | 交易币种 | 付款币种 | 交易货币 | 支付币种`),
  occurredAt: spellings(`
    Posted date | Posted on | Posting date | Booking date | Transfer date | Wire date | Remittance date | Entry date | Paid date | Date paid | Date of payment | Effective date | Settlement date | Transaction date and time | Buchungsdatum | Buchungstag | Zahlungsdatum | Wertstellung | Valutadatum | Datum | Date de paiement | Date d'opération |
    Date de l'opération | Date de valeur | Fecha | Fecha de pago | Fecha de operación | Fecha de transacción | Fecha valor | Data | Data pagamento | Data di pagamento | Data operazione | Data valuta | Data do pagamento | Data da transação | Betaaldatum | Boekdatum | Data płatności | Data operacji | Ödeme tarihi | İşlem tarihi | Дата |
    Дата платежа | Дата операции | Tanggal | 取引日 | 取引日時 | 支払日 | 入金日 | 거래일 | 거래일자 | 결제일 | 付款时间 | 支付时间 | 支付日期 | 转账日期 | 转账时间 | 汇款日期 | 汇款时间 | 到账时间 | 入账日期 | 入账时间 | 记账日期 | 发生日期 | 发生时间`),
  remark: [
    ...productNames.note!,
    ...spellings(`
      Memo | Narrative | Details | Payment details | Transaction details | Purpose | Purpose of payment | Payment description | Transaction description | Verwendungszweck | Buchungstext | Beschreibung | Libellé | Description | Concepto | Descripción | Causale | Descrizione | Omschrijving | Opis | Tytuł przelewu | Açıklama | Описание |
      Назначение платежа | 摘要 | 適用 | 摘要文 | 적요 | 비고 | 用途 | 附言 | 备注信息 | 付款说明 | 付款备注 | 附注 | 交易备注 | 交易说明 |
      Remark | Remarks`),
  ],
};
