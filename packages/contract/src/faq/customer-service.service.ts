import { body, method, service } from '../wire/method.ts'
import { ServiceHelp } from './faq.shapes.ts'

export const CustomerService = service('CustomerService', {
  GetHelp: method({
    summary: '客服热线、服务时间、维修进度说明，以及全部常见问题',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({}),
    output: ServiceHelp,
    errors: [],
  }),
})
