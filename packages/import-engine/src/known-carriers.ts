/** Carriers as files name them, in lower case, letters and digits only. */
const names = new Set(
  `ups|usps|fedex|dhl|dhlexpress|dhlecommerce|dhlpaket|dhlglobalmail|deutschepost|amazon|amazonshipping|amazonlogistics|amazonbuyshipping|ontrac|lasership|
   canadapost|postescanada|purolator|canpar|gls|dpd|royalmail|parcelforce|evri|yodel|hermes|tnt|aramex|yunexpress|4px|yanwen|sf|sfexpress|ems|chinapost|
   yto|ytoexpress|zto|ztoexpress|sto|yunda|cainiao|jt|jtexpress|uniuni|speedx|veho|gofo|cirro|sendle|asendia|auspost|australiapost|startrack|nzpost|
   japanpost|yamato|yamatotransport|sagawa|sagawaexpress|seino|laposte|colissimo|chronopost|mondialrelay|relaiscolis|correos|correosexpress|seur|mrw|nacex|ctt|
   posteitaliane|brt|bartolini|sda|postnl|bpost|postnord|inpost|packeta|zasilkovna|swisspost|diepost|osterreichischepost|austrianpost|correios|jadlog|estafeta|
   paquetexpress|redpack|bluedart|delhivery|ninjavan|lalamove|poslaju|flashexpress|kerryexpress|kerry|lbc|stampscom|endicia|globalpost|passport|osm|
   顺丰|顺丰速运|順豐|順豐速運|中通|中通快递|圆通|圆通速递|圆通快递|申通|申通快递|韵达|韵达快递|韵达速递|百世|百世快递|极兔|极兔速递|京东|京东物流|京东快递|邮政|中国邮政|邮政ems|
   云途|云途物流|燕文|燕文物流|递四方|德邦|德邦快递|菜鸟|菜鸟速递|ヤマト|ヤマト運輸|クロネコヤマト|佐川|佐川急便|日本郵便|郵便局|ゆうパック|西濃運輸|福山通運`
    .split('|')
    .map((name) => name.trim()),
);

/** Whether a text names a carrier and nothing else: "FedEx", "dhl_express", "UPS®". */
export function isCarrier(text: string): boolean {
  return names.has(
    text
      .normalize('NFD')
      .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}
