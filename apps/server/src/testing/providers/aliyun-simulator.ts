import { createHash, createHmac, randomUUID } from 'node:crypto'
import type {
  SimulatedProvider,
  SimulatedResponse,
  SimulatedRequest,
} from '../../delivery/simulators/simulator.ts'

export interface SentSms {
  phone: string
  template: string
  sign: string
  /** The value of the template's variable. */
  code: string
}

export interface SmsSimulator {
  provider: SimulatedProvider
  /** Accepted messages. */
  sent: SentSms[]
  /** Error codes for the next messages. */
  refusals: string[]
  env: Record<string, string>
}

const accessKeyId = 'LTAI-simulated'
const accessKeySecret = 'simulated-aliyun-secret'
const signName = '光圈'
const alertTemplate = 'SMS_20'
const skewMs = 15 * 60_000

/** Aliyun SendSms; the signature is verified from the received bytes. */
export function aliyunSimulator(now: () => Date): SmsSimulator {
  const sent: SentSms[] = []
  const refusals: string[] = []
  const nonces = new Set<string>()
  const say = (status: number, value: object): SimulatedResponse => ({
    status,
    body: JSON.stringify({ ...value, RequestId: randomUUID().toUpperCase() }),
  })
  const refuse = (Code: string) =>
    say(Code.startsWith('is') ? 200 : 400, { Code, Message: Code, HostId: 'sim', Recommend: '' })

  const provider: SimulatedProvider = (request) => {
    const { query, headers } = request
    if (request.method !== 'POST' || request.path !== '/') return null
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25') {
      return refuse('InvalidAction.NotFound')
    }
    const fault = judgeSignature(request, now())
    if (fault !== null) return refuse(fault)
    const nonce = String(headers['x-acs-signature-nonce'])
    if (nonces.has(nonce)) return refuse('SignatureNonceUsed')
    nonces.add(nonce)
    const scripted = refusals.shift()
    if (scripted !== undefined) return refuse(scripted)
    const phone = query['PhoneNumbers'] ?? ''
    if (!/^1[3-9]\d{9}$/.test(phone)) return refuse('isv.MOBILE_NUMBER_ILLEGAL')
    if (query['SignName'] !== signName) return refuse('isv.SMS_SIGNATURE_ILLEGAL')
    const template = query['TemplateCode'] ?? ''
    if (!template.startsWith('SMS_')) return refuse('isv.SMS_TEMPLATE_ILLEGAL')
    const code = valueOf(query['TemplateParam'], template === alertTemplate ? 'what' : 'code')
    if (code === null) return refuse('isv.TEMPLATE_MISSING_PARAMETERS')
    sent.push({ phone, template, sign: signName, code })
    return say(200, { Code: 'OK', Message: 'OK', BizId: `${sent.length}^0` })
  }
  return {
    provider,
    sent,
    refusals,
    env: {
      ALIYUN_SMS_ACCESS_KEY_ID: accessKeyId,
      ALIYUN_SMS_ACCESS_KEY_SECRET: accessKeySecret,
      ALIYUN_SMS_SIGN_NAME: signName,
      ALIYUN_SMS_ALERT_TEMPLATE: alertTemplate,
      ALIYUN_SMS_TEMPLATES: '1:SMS_1,2:SMS_2,3:SMS_3,4:SMS_4,5:SMS_5,1100:SMS_9',
    },
  }
}

function valueOf(text: string | undefined, name: string): string | null {
  try {
    const value: unknown = Reflect.get(JSON.parse(text ?? ''), name)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Rebuilds the canonical request from the received URL and headers. */
function judgeSignature({ rawUrl, headers, body }: SimulatedRequest, now: Date): string | null {
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id === undefined) return 'MissingAuthorization'
  if (id !== accessKeyId) return 'InvalidAccessKeyId.NotFound'
  if (
    !['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce'].every((one) =>
      names.split(';').includes(one),
    )
  )
    return 'IncompleteSignature'
  const date = String(headers['x-acs-date'])
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'InvalidTimeStamp.Format'
  if (Math.abs(Date.parse(date) - now.getTime()) > skewMs) return 'InvalidTimeStamp.Expired'
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'InvalidContentSha256'
  const query = (rawUrl.split('?')[1] ?? '').split('&').toSorted().join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const canonical = `POST\n/\n${query}\n${lines.join('')}\n${names}\n${sha256(body)}`
  const expected = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return expected === signature ? null : 'SignatureDoesNotMatch'
}
