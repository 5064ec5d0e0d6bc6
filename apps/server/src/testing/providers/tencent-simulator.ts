import { createHash, createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { SentSms, SmsSimulator } from './aliyun-simulator.ts'
import type {
  SimulatedProvider,
  SimulatedResponse,
  SimulatedRequest,
} from '../../delivery/simulators/simulator.ts'

const secretId = 'AKID-simulated'
const secretKey = 'simulated-tencent-key'
const appId = '1400006666'
const signName = '光圈'
const alertTemplate = '1120'
const skewSeconds = 300

const Body = z.strictObject({
  PhoneNumberSet: z.array(z.string()).length(1),
  SmsSdkAppId: z.string(),
  SignName: z.string(),
  TemplateId: z.string(),
  TemplateParamSet: z.array(z.string()),
})

/** Tencent Cloud SendSms: always HTTP 200, with an outcome per number. */
export function tencentSimulator(now: () => Date): SmsSimulator {
  const sent: SentSms[] = []
  const refusals: string[] = []
  const say = (value: object): SimulatedResponse => ({
    body: JSON.stringify({ Response: { ...value, RequestId: randomUUID() } }),
  })
  const refuse = (Code: string) => say({ Error: { Code, Message: Code } })

  const provider: SimulatedProvider = (request) => {
    if (request.method !== 'POST' || request.path !== '/') return null
    const fault = judgeSignature(request, now())
    if (fault !== null) return refuse(fault)
    if (request.headers['x-tc-action'] !== 'SendSms' || request.headers['x-tc-version'] !== '2021-01-11') {
      return refuse('InvalidAction')
    }
    const body = Body.safeParse(JSON.parse(request.body.toString()))
    if (!body.success) return refuse('InvalidParameter')
    const { PhoneNumberSet, SmsSdkAppId, SignName, TemplateId, TemplateParamSet } = body.data
    if (SmsSdkAppId !== appId) return refuse('UnauthorizedOperation.SmsSdkAppIdVerifyFail')
    const [number = ''] = PhoneNumberSet
    const status = (Code: string) =>
      say({
        SendStatusSet: [
          {
            SerialNo: Code === 'Ok' ? randomUUID() : '',
            PhoneNumber: number,
            Fee: Code === 'Ok' ? 1 : 0,
            SessionContext: '',
            Code,
            Message: Code === 'Ok' ? 'send success' : Code,
            IsoCode: 'CN',
          },
        ],
      })
    const scripted = refusals.shift()
    if (scripted !== undefined) return status(scripted)
    if (!/^\+861[3-9]\d{9}$/.test(number)) return status('InvalidParameterValue.IncorrectPhoneNumber')
    if (SignName !== signName) return status('FailedOperation.SignatureIncorrectOrUnapproved')
    const [code = '', ...more] = TemplateParamSet
    const allowed = TemplateId === alertTemplate ? /^\p{Script=Han}{1,12}$/u : /^\d{1,6}$/
    if (more.length > 0 || !allowed.test(code))
      return status('FailedOperation.TemplateParamSetNotMatchApprovedTemplate')
    sent.push({ phone: number.slice(3), template: TemplateId, sign: SignName, code })
    return status('Ok')
  }
  return {
    provider,
    sent,
    refusals,
    env: {
      TENCENT_SMS_SECRET_ID: secretId,
      TENCENT_SMS_SECRET_KEY: secretKey,
      TENCENT_SMS_APP_ID: appId,
      TENCENT_SMS_SIGN_NAME: signName,
      TENCENT_SMS_ALERT_TEMPLATE: alertTemplate,
      TENCENT_SMS_TEMPLATES: '1:1101,*:1110',
    },
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Rebuilds the signature from the request: the caller chooses the scope and the list of headers. */
function judgeSignature({ headers, body }: SimulatedRequest, now: Date): string | null {
  const [, id, date = '', names = '', signature] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id === undefined) return 'AuthFailure.InvalidAuthorization'
  if (id !== secretId) return 'AuthFailure.SecretIdNotFound'
  const timestamp = Number(headers['x-tc-timestamp'])
  if (Math.abs(timestamp - now.getTime() / 1000) > skewSeconds) return 'AuthFailure.SignatureExpire'
  if (new Date(timestamp * 1000).toISOString().slice(0, 10) !== date) return 'AuthFailure.SignatureFailure'
  const lines = names.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .toLowerCase()}\n`,
  )
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${sha256(body)}`
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${date}/sms/tc3_request\n${sha256(canonical)}`
  const signing = hmac(hmac(hmac(`TC3${secretKey}`, date), 'sms'), 'tc3_request')
  return hmac(signing, text).toString('hex') === signature ? null : 'AuthFailure.SignatureFailure'
}
