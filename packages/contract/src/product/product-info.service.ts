import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { ProductCard, ProductCategory, ProductDetail } from './product.shapes.ts'
import { id } from '../shapes/text.ts'

/** The catalogue of products that members can register. */
export const ProductInfo = service('ProductInfo', {
  GetProductCategoryPaged: method({
    summary: '产品类型',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body(pageInput),
    output: pageOf(ProductCategory),
    errors: [],
  }),
  GetPaged: method({
    summary: '产品，按类型和顺序；可以按类型和名称筛选，或用包装上的产品代码找到一个',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({
      ...pageInput,
      categoryId: z.int().min(1).max(100).optional(),
      keyword: z.string().max(50).optional(),
      code: z.string().max(20).optional(),
    }),
    output: pageOf(ProductCard),
    errors: [],
  }),
  GetProduct: method({
    summary: '一个产品：规格、编号的样子、用它拍的照片数和机主数',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ id }),
    output: ProductDetail,
    errors: ['ContentNotFound'],
  }),
})
