import { recipes } from './recipe.ts';

/** Order files of marketplaces in Asia: 淘宝, 拼多多, 京东, Shopee, Lazada, 楽天, Yahoo! ショッピング. */
export const asianMarketplaceRecipes = recipes('order-shipment', [
  {
    key: 'taobao-orders',
    label: { en: 'Taobao orders', zh: '淘宝订单' },
    marks: '订单编号 | 买家会员名 | 买家应付货款 | 买家实际支付金额 | 收货地址 | 宝贝标题 | 宝贝总数量',
    needed: 5,
    mapping: `
        orderNO < 订单编号
        createTime < 订单创建时间
        storeName < 店铺名称
        carrierName < 物流公司
        serviceCode < 运送方式
        name < 收货人姓名
        addressLine1 < 收货地址
        phone < 联系手机 | 联系电话`,
    unmapped: '订单付款时间 | 物流单号 | 店铺Id | 修改后的收货地址',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'pinduoduo-orders',
    label: { en: 'Pinduoduo orders', zh: '拼多多订单' },
    marks:
      '订单号 | 商品总价(元) | 用户实付金额(元) | 商家实收金额(元) | 样式ID | 商家编码-规格维度 | 确认收货时间',
    needed: 5,
    mapping: `
        orderNO < 订单号
        createTime < 订单成交时间
        carrierName < 快递公司
        name < 收货人 | 收件人
        phone < 手机
        countryCode < 国家
        stateCode < 省
        city < 市
        addressLine1 < 详细地址 | 收货地址`,
    unmapped: '支付时间 | 发货时间 | 确认收货时间 | 快递单号 | 商家备注',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'jd-orders',
    label: { en: 'JD.com orders', zh: '京东订单' },
    marks: '订单号 | 商品ID | 京东价 | 下单帐号 | 客户姓名 | 客户地址 | 付款确认时间',
    needed: 5,
    mapping: `
        orderNO < 订单号
        createTime < 下单时间
        name < 客户姓名
        addressLine1 < 客户地址
        phone < 联系电话
        payMethod < 支付方式`,
    unmapped: '付款确认时间 | 订单完成时间 | 订单来源 | 订单渠道 | 货号 | 商品ID',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'shopee-orders',
    label: { en: 'Shopee orders', zh: 'Shopee 订单' },
    marks:
      'Order ID | Return / Refund Status | Tracking Number* | Estimated Ship Out Date | Parent SKU Reference No. | SKU Reference No. | Username (Buyer) | Receiver Name | Delivery Address',
    needed: 5,
    mapping: `
        orderNO < Order ID
        createTime < Order Creation Date
        serviceCode < Shipping Option
        name < Receiver Name
        phone < Phone Number
        addressLine1 < Delivery Address
        city < City
        stateCode < Province
        zipCode < Zip Code
        countryCode < Country
        packageWeight1 < Order Total Weight`,
    unmapped:
      'Town | District | Shipment Method | Ship Time | Order Paid Time | Order Complete Time | SKU Total Weight | Note | Remark from buyer',
    hasOrderLines: true,
  },
  {
    key: 'shopee-orders-br',
    label: { en: 'Shopee orders (Brazil)', zh: 'Shopee 订单（巴西）' },
    marks:
      'ID do pedido | Status do pedido | Opção de envio | Método de envio | Nome de usuário (comprador) | Nome do destinatário | Endereço de entrega | Peso total SKU',
    // Five of them may be in the orders of any shop.
    needed: 6,
    mapping: `
        orderNO < ID do pedido
        createTime < Data de criação do pedido
        serviceCode < Opção de envio
        name < Nome do destinatário
        phone < Telefone
        addressLine1 < Endereço de entrega
        city < Cidade
        stateCode < Estado | UF
        zipCode < CEP
        countryCode < País
        packageWeight1 < Peso total do pedido`,
    unmapped: 'Método de envio | Bairro | Peso total SKU | Hora do pagamento do pedido',
    hasOrderLines: true,
    timeZone: 'America/Sao_Paulo',
  },
  {
    key: 'shopee-orders-tw',
    label: { en: 'Shopee orders (Taiwan)', zh: 'Shopee 订单（台湾）' },
    marks: '訂單編號 | 訂單成立日期 | 收件者姓名 | 收件者電話 | 郵遞區號 | 收件地址 | 寄送方式',
    needed: 6,
    mapping: `
        orderNO < 訂單編號
        createTime < 訂單成立日期
        serviceCode < 寄送方式
        name < 收件者姓名
        phone < 收件者電話
        city < 縣市 | 城市
        addressLine1 < 收件地址
        zipCode < 郵遞區號`,
    hasOrderLines: true,
    timeZone: 'Asia/Taipei',
  },
  {
    key: 'lazada-orders',
    label: { en: 'Lazada orders', zh: 'Lazada 订单' },
    marks:
      'orderItemId | orderNumber | sellerSku | shippingName | shippingAddress | billingName | paidPrice | trackingCode | shippingProvider',
    needed: 7,
    mapping: `
        orderNO < orderNumber
        createTime < createTime
        carrierName < shippingProvider
        name < shippingName
        addressLine1 < shippingAddress
        addressLine2 < shippingAddress2
        city < shippingCity
        stateCode < shippingRegion
        zipCode < shippingPostCode
        countryCode < shippingCountry
        phone < shippingPhone
        email < customerEmail
        payMethod < payMethod`,
    unmapped: 'customerName | billingName | orderItemId | trackingCode',
    hasOrderLines: true,
  },
  {
    key: 'rakuten-orders',
    label: { en: 'Rakuten orders', zh: '乐天订单' },
    marks:
      '注文番号 | 注文日時 | 注文者姓 | 送付先郵便番号1 | 送付先住所都道府県 | 送付先住所郡市区 | 送付先住所それ以降の住所',
    needed: 5,
    mapping: `
        orderNO < 注文番号
        createTime < 注文日時
        serviceCode < 配送方法
        payMethod < 支払方法名
        stateCode < 送付先住所都道府県
        city < 送付先住所郡市区
        addressLine1 < 送付先住所それ以降の住所
        zipCode < 送付先郵便番号1
        phone < 送付先電話番号1`,
    unmapped: '注文確定日時 | お届け日指定',
    hasOrderLines: true,
    timeZone: 'Asia/Tokyo',
  },
  {
    key: 'yahoo-japan-orders',
    label: { en: 'Yahoo! Shopping orders', zh: 'Yahoo! 购物订单' },
    marks:
      'OrderId | OrderTime | ShipName | ShipZipCode | ShipPrefecture | ShipCity | ShipAddress1 | PayMethodName',
    needed: 6,
    mapping: `
        orderNO < OrderId
        createTime < OrderTime
        serviceCode < ShipMethodName
        payMethod < PayMethodName
        name < ShipName
        zipCode < ShipZipCode
        stateCode < ShipPrefecture
        city < ShipCity
        addressLine1 < ShipAddress1
        addressLine2 < ShipAddress2
        phone < ShipPhoneNumber`,
    unmapped: 'BillName | BillZipCode | BillPrefecture | BillCity | BillAddress1 | BillPhoneNumber',
    hasOrderLines: true,
    timeZone: 'Asia/Tokyo',
  },
]);
