import { api, call } from '@guangquan/contract/wire/method-ref'

const maxCategories = 50

export const categories = () =>
  call(api.ProductInfo.GetProductCategoryPaged, { maxResultCount: maxCategories })

/** Products with every word in their name. */
export const productsNamed = (keyword: string) => call(api.ProductInfo.GetPaged, { keyword })

/** The catalogue, or one category of it. @param category as in the address */
export const productsOf = (category: string) =>
  call(api.ProductInfo.GetPaged, /^\d{1,2}$/.test(category) ? { categoryId: Number(category) } : {})
