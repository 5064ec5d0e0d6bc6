/** Tables that only this domain may use. */
export const ownedTables = [
  'access_code',
  'access_code_batch',
  'product_activity',
  'product_activity_gift',
  'product_activity_model',
  'product_application',
  'product_application_file',
  'product_category',
  'product_info',
  'product_serial',
  'user_product',
  'user_product_file',
  'warranty_extension',
] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = {
  product_category: ['growth'],
  product_info: ['activity', 'contest', 'growth', 'lottery', 'news', 'passport', 'questionnaire'],
  product_serial: ['growth', 'passport'],
  user_product: ['activity', 'contest', 'lottery', 'news', 'passport', 'questionnaire'],
} as const
