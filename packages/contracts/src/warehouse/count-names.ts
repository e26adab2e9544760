import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';
import { goodsNames, goodsWeakNames } from './goods-names.ts';

/** Headings in count sheets of other languages and programs. */
export const countNames: Readonly<Record<string, readonly string[]>> = {
  warehouseCode: [...goodsNames.warehouseCode, '盘点仓库', '盘点仓'],
  binCode: spellings(`
    Location | Location code | Location ID | Location name | Location no | Storage location | Storage bin | Stock location | Bin ID | Bin number | Bin # | Bin name | Bin/Location | Shelf location | Shelf code | Shelf no | Rack | Rack location | Rack no | Position | Slot code | Slot ID | Picking location |
    Lagerplatz | Lagerplatznummer | Lagerplatzcode | Stellplatz | Regalplatz | Regal | Fach | Lagerort | Emplacement | Code emplacement | Ubicación | Código de ubicación | Posición | Ubicazione | Codice ubicazione | Localização | Endereço | Locatie | Lokalizacja | Raf | Ячейка | Место хранения | ロケーション |
    ロケーションコード | 棚番 | 棚番号 | 로케이션 | 货位号 | 货位编码 | 货位编号 | 货位代码 | 货架 | 货架号 | 货架位 | 储位编码 | 储位号 | 库位代码 | 库位名称 | 库位编号 | 仓位 | 仓位号 | 仓位编码 | 架位 | 盘点库位 |
      Stock location ID | Stock location name | Stock location code`),
  skuCode: goodsNames.skuCode,
  countedQty: [
    ...spellings(`
    Count | Count quantity | Quantity counted | Counted stock | Counted on hand | Physical quantity | Physical stock | Physical inventory | Actual count | Actual stock | Actual on hand | New quantity | New stock | Found quantity | Stocktake quantity | Stock take quantity | Scanned quantity | Cycle count quantity |
    Gezählt | Gezählte Menge | Zählmenge | Ist | Istbestand | Ist-Bestand | Istmenge | Ist-Menge | Inventurmenge | Inventurbestand | Quantité comptée | Compté | Stock compté | Stock réel | Stock physique | Quantité réelle | Cantidad contada | Conteo | Conteo físico | Cantidad real | Cantidad física |
    Stock físico | Stock real | Recuento | Existencia física | Quantità contata | Quantità rilevata | Giacenza reale | Giacenza fisica | Contagem | Quantidade contada | Estoque físico | Geteld | Geteld aantal | Aantal geteld | Stan rzeczywisty | Ilość policzona | Spis z natury | Sayılan miktar | Фактическое количество |
    Факт | 実棚数 | 実在庫 | 実在庫数 | 棚卸数 | 棚卸数量 | 実数 | 실사수량 | 실재고 | 实盘数 | 实盘量 | 盘点数 | 盘点实数 | 盘点量 | 实际库存 | 实际库存数量 | 实际库存数 | 实际数 | 实存数量 | 实存数 | 实物数量 | 实物库存 | 盘点结果 | 清点数量 | 盘后数量 | 初盘数量`),
    ...combinedNames('盘点 实盘 实际 实存 清点 盘后 盘点后 实物 初盘 复盘', '数 数量 库存 库存数量'),
  ],
  clientName: spellings(`
    Client | Client code | Customer name | Customer code | Account name | Merchant | Merchant name | Seller | Seller name | Owner code | Depositor | Tenant | Company | Company name | Mandant | Kunde | Kundenname | Eigentümer | Nom du client | Propriétaire | Cliente | Nombre del cliente | Propietario |
    Nome cliente | Proprietario | Klant | Klantnaam | Klient | Nazwa klienta | Müşteri | Клиент | 荷主 | 荷主名 | 得意先 | 화주 | 화주명 | 客户代码 | 货主编码 | 货主代码 | 所属客户 | 所属货主 | 商家 | 商家名称 | 商户 | 商户名称 | 委托方`),
  reason: spellings(`
    Reason code | Adjustment reason | Variance reason | Difference reason | Discrepancy reason | Reason for adjustment | Reason for count | Count type | Grund | Abweichungsgrund | Differenzgrund | Motif | Raison | Motif de l'écart | Motivo | Motivo de ajuste | Motivo del ajuste | Causa | Causale | Reden | Powód |
    Neden | Причина | 理由 | 差異理由 | 사유 | 差异原因 | 原因代码 | 调整原因 | 盘盈盘亏原因 | 盈亏原因 | 盘点类型`),
};

/** The same for headings used only if there is no better column. */
export const countWeakNames: Readonly<Record<string, readonly string[]>> = {
  ...goodsWeakNames,
  countedQty: spellings(
    'Menge | Bestand | Quantité | Cantidad | Quantità | Quantidade | Aantal | Ilość | 数量',
  ),
};
