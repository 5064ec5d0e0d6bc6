export const ownedTables = [
  'goods',
  'goods_picture',
  'goods_shop',
  'goods_order',
  'goods_code',
  'goods_code_batch',
] as const
