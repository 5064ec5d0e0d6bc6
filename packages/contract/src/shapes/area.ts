import * as z from 'zod'

/**
 * Six-digit codes of province, city and district, each within the one before; none to three of them, or `['000000']`
 * for abroad.
 */
export const areaCodes = z.array(z.string().regex(/^\d{6}$/, '请选择所在地区')).max(3, '请选择所在地区')

/** A place outside the list: 「其他国家/地区」. */
export const abroadAreaCode = '000000'

/** `children` is empty on the last level. */
export interface Area {
  code: string
  name: string
  children: Area[]
}
export const Area: z.ZodType<Area> = z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), children: z.array(Area) }),
)
