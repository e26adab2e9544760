import type { ImportField } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';

/** The type of a row that is one of a crossdock; empty is an inbound. */
export const crossdockRow = { field: 'inboundType', is: 'CROSSDOCK' } as const;

/** What the import of inbounds has for crossdocks beside its own fields (warehouse design, e; decision D19). */
export const crossdockFields = [
  {
    key: 'inboundType',
    // Not "Type": columns of that name mean something else in most files, so their values have to fit.
    label: { en: 'Inbound or crossdock', zh: '入库或越库' },
    editor: 'select',
    options: [
      {
        value: 'INBOUND',
        label: { en: 'Inbound', zh: '入库' },
        aliases: spellings(`
          Stock-in | Stock in | Stock | Storage | Store | Put-away | Putaway | Receiving | Replenishment | Standard inbound | Regular inbound | 入仓 | 入库单 | 普通入库 | 标准入库 | 备货 | 备货入库 | 仓储 | 上架 |
          Einlagerung | Wareneingang | Entrée en stock | Réception | Stockage | Entrada | Recepción | Almacenamiento | Ingresso | Stoccaggio | Recebimento | Opslag | Przyjęcie | Приёмка | 入庫 | 入荷 | 입고`),
      },
      {
        value: 'CROSSDOCK',
        label: { en: 'Crossdock', zh: '越库' },
        aliases: spellings(`
          Cross-dock | Cross dock | Crossdocking | Cross-docking | Cross docking | X-dock | Xdock | XD | Transload | Transloading | FBA crossdock | FBA transfer | Pass-through | 越库单 | 越库转运 | 越仓 | 直通 | 转运 | 中转 | 转仓 | FBA中转 | FBA转运 |
          Umschlag | Durchlauf | Transbordement | Transit | Cruce de muelle | Trasbordo | Transbordo | Cross-docking transfer | Overslag | Przeładunek | Çapraz sevkiyat | Кросс-докинг | クロスドック | クロスドッキング | 크로스도킹 | 크로스독`),
      },
    ],
    tellingValue: crossdockRow.is,
    widthPx: 130,
    aliases: spellings(
      'Inbound/Crossdock | Inbound or cross-dock | Crossdock type | Crossdock | Cross-dock | 入库/越库 | 越库类型 | 越库',
    ),
    valueAliases: spellings(`
      Inbound type | Type of inbound | Receiving type | ASN type | Stock-in type | Type | Order type | Service type | 入库类型 | 入库单类型 | 入仓类型 | 预报类型 | 业务类型 | 类型 | 单据类型 | 订单类型 |
      Art | Typ | Tipo | 種別 | タイプ | 유형`),
  },
  {
    key: 'destination',
    label: { en: 'Crossdock destination', zh: '越库目的地' },
    requiredIf: crossdockRow,
    keptIf: crossdockRow,
    suggestedWith: crossdockRow.field,
    editor: 'text',
    maxLength: 200,
    widthPx: 150,
    aliases: spellings(
      'Final destination | Destination FBA | Onward destination | Forward to | 最终目的地 | 目的FBA仓库 | 转运目的地',
    ),
    // Where the file has no other column of the warehouse, or no column of the type, these mean the warehouse.
    weakAliases: spellings(`
      Destination | Destination code | Destination FC | Destination name | FBA code | FBA warehouse | FBA warehouse code | FBA FC | Amazon FC | Amazon warehouse | Ship-to FC | Ship to FC | Ship to location | Deliver to | Delivery destination |
      目的地 | 目的地代码 | 目的地仓库 | 目的仓 | 目的仓代码 | FBA仓库 | FBA仓 | FBA仓库代码 | FBA代码 | 亚马逊仓库 | 亚马逊仓库代码 | 派送仓库 | 派送目的地 | 送达仓库 |
      Zielort | Ziel | Destination finale | Destinazione | Destino | Bestemming | Miejsce docelowe | Место назначения | 納品先 | 送り先 | 목적지`),
  },
  {
    key: 'reference',
    label: { en: 'Receiver’s reference', zh: '收货方参考号' },
    keptIf: crossdockRow,
    suggestedWith: crossdockRow.field,
    editor: 'text',
    isCode: true,
    maxLength: 50,
    widthPx: 150,
    aliases: spellings(
      "Receiver's reference | Receiver reference | Destination reference | Consignee reference | FBA reference | FBA reference ID | Amazon reference ID | 目的地参考号 | 收件方参考号 | FBA参考号 | 亚马逊参考号",
    ),
    // The number of the inbound itself comes first for all of these, and a list of shipments is no reference.
    weakAliases: spellings('Reference | FBA ID | FBA number | FBA shipment ID | FBA编号 | FBA货件号 | FBA号'),
  },
] as const satisfies readonly ImportField[];
