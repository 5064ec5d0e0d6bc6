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

export const tablesReadBy = {
  product_info: ['activity', 'contest', 'lottery', 'news', 'passport', 'questionnaire'],
  product_serial: ['passport'],
  user_product: ['activity', 'contest', 'lottery', 'news', 'passport', 'questionnaire'],
} as const
