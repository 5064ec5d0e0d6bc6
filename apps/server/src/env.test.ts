import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captchaType } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv, settingNames, SettingsError } from './env.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-env-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const root = new URL('../../../', import.meta.url)

test('operations.md and .env.example list every setting and no other', async () => {
  const page = await readFile(new URL('docs/operations.md', root), 'utf8')
  const described = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(described).toHaveLength(settingNames.length)
  expect(new Set(described)).toEqual(new Set(settingNames))
  const example = await readFile(new URL('.env.example', root), 'utf8')
  const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed).toHaveLength(settingNames.length)
  expect(new Set(listed)).toEqual(new Set(settingNames))
})

test('the defaults in .env.example are those of the program', async () => {
  const example = await readFile(new URL('.env.example', root), 'utf8')
  const given = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const { secretKey: _a, appKey: _b, ...fromExample } = readEnv({ ...given, DATA_DIR: dataDir })
  const { secretKey: _c, appKey: _d, ...plain } = readEnv({ DATA_DIR: dataDir })
  expect(fromExample).toEqual(plain)
})

test.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['BASE_URL', 'photo.example.cn'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['SHOP_ADDRESSES', '10.0.0'],
  ['CONSOLE_ADDRESSES', 'office'],
  ['METRICS_ADDRESSES', 'office'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'maybe'],
  ['PRODUCT_KEY', 'Guang Quan'],
])('an invalid %s is reported in a message', (name, value) => {
  expect(() => readEnv({ DATA_DIR: dataDir, [name]: value })).toThrow(SettingsError)
  expect(() => readEnv({ DATA_DIR: dataDir, [name]: value })).toThrow(name)
})

test('incomplete S3 settings are refused', () => {
  expect(() => readEnv({ DATA_DIR: dataDir, S3_BUCKET: 'b' })).toThrow(/S3_REGION/)
})

test('secrets are created once and only their owner may read them', async () => {
  const first = readEnv({ DATA_DIR: dataDir })
  const second = readEnv({ DATA_DIR: dataDir })
  expect(second.secretKey).toEqual(first.secretKey)
  expect(first.secretKey).toHaveLength(32)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('production refuses to show sign-in codes on a page and to run without limits', () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' }
  expect(() => readEnv(production)).toThrow(/SMS_PROVIDER/)
  expect(() => readEnv(production)).toThrow(/MAIL_PROVIDER/)
  const sending = {
    ...aliyun,
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'a@b.cn',
  }
  const BASE_URL = 'https://photo.example.cn'
  expect(() => readEnv({ ...production, ...sending, BASE_URL, RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/)
  expect(readEnv({ ...production, ...sending, BASE_URL }).isProduction).toBe(true)
  expect(() => readEnv({ ...production, ...sending, WX_API_BASE: 'http://127.0.0.1:9000' })).toThrow(
    /WX_API_BASE: in production/,
  )
})

test('a rehearsal is in production mode, needs no provider and takes no real one', () => {
  const rehearsal = { DATA_DIR: dataDir, NODE_ENV: 'production', REHEARSAL: 'true', BASE_URL: 'https://a.cn' }
  expect(readEnv(rehearsal)).toMatchObject({ isProduction: true, REHEARSAL: true, RATE_LIMITS: 'on' })
  const real = {
    QQ_APP_ID: '1',
    QQ_APP_KEY: 'x',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://a.cn',
    MAIL_FROM: 'a@a.cn',
  }
  expect(() => readEnv({ ...rehearsal, ...real })).toThrow(/MAIL_PROVIDER: not with REHEARSAL/)
  expect(() => readEnv({ ...rehearsal, ...real })).toThrow(/QQ_APP_ID: not with REHEARSAL/)
  expect(() => readEnv({ DATA_DIR: dataDir, REHEARSAL: 'true' })).toThrow(/REHEARSAL: is for production/)
})

test('production names everything that is missing or wrong in one message, each setting once', () => {
  const messageOf = (settings: Record<string, string>) => {
    try {
      readEnv({ DATA_DIR: dataDir, ...settings })
    } catch (error) {
      return error instanceof SettingsError ? error.message : String(error)
    }
    return ''
  }
  const lines = messageOf({
    NODE_ENV: 'production',
    PORT: '70000',
    RATE_LIMITS: 'off',
    S3_BUCKET: 'photos',
    S3_REGION: 'cn-hangzhou',
  }).split('\n')
  expect(lines[0]).toBe('Wrong settings:')
  const names = lines.slice(1).map((line) => line.slice(2, line.indexOf(':')))
  expect(names.toSorted()).toEqual(
    [
      'BASE_URL',
      'MAIL_PROVIDER',
      'PORT',
      'RATE_LIMITS',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SMS_PROVIDER',
    ].toSorted(),
  )
  // An invalid one is not reported as missing as well.
  expect(messageOf({ NODE_ENV: 'production', BASE_URL: 'photo.example.cn' }).match(/BASE_URL/g)).toHaveLength(
    1,
  )
})

test('a command beside the program makes no keys and no folder', async () => {
  const absent = join(dataDir, 'absent')
  expect(() => readEnv({ DATA_DIR: absent }, { createsKeys: false })).toThrow(/secrets\.json is not there/)
  const keys = { SECRET_KEY: 'ab'.repeat(32), APP_KEY: 'a key of the app' }
  expect(readEnv({ DATA_DIR: absent, ...keys }, { createsKeys: false }).appKey).toBe(keys.APP_KEY)
  // Nor does a program that gets both keys.
  readEnv({ DATA_DIR: absent, ...keys })
  await expect(stat(absent)).rejects.toThrow('ENOENT')
})

test('the settings say which keys are kept in a file', () => {
  expect(readEnv({ DATA_DIR: dataDir }).keysInFile).toEqual(['SECRET_KEY', 'APP_KEY'])
  expect(readEnv({ DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32) }).keysInFile).toEqual(['APP_KEY'])
})

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: 'sign',
  ALIYUN_SMS_TEMPLATES: '1:SMS_1,*:SMS_9',
}

test('a provider without its keys refuses to start instead of losing codes', () => {
  for (const name of Object.keys(aliyun).slice(1)) {
    expect(() => readEnv({ DATA_DIR: dataDir, ...aliyun, [name]: '' })).toThrow(name)
  }
  expect(() => readEnv({ DATA_DIR: dataDir, ...aliyun, SMS_FALLBACK: 'tencent' })).toThrow(
    /TENCENT_SMS_SECRET_ID/,
  )
  expect(() => readEnv({ DATA_DIR: dataDir, ...aliyun, SMS_FALLBACK: 'aliyun' })).toThrow(/SMS_FALLBACK/)
  expect(() => readEnv({ DATA_DIR: dataDir, MAIL_PROVIDER: 'smtp' })).toThrow(/SMTP_URL[\s\S]*MAIL_FROM/)
  expect(() => readEnv({ DATA_DIR: dataDir, WX_OPEN_APP_ID: 'wx1' })).toThrow(/WX_OPEN_SECRET[\s\S]*BASE_URL/)
})

test('every type of code needs a template, otherwise the start fails', () => {
  const env = readEnv({ DATA_DIR: dataDir, ...aliyun })
  expect([1, 2, 1100].map((type) => env.ALIYUN_SMS_TEMPLATES?.(captchaType.parse(type)))).toEqual([
    'SMS_1',
    'SMS_9',
    'SMS_9',
  ])
  for (const wrong of ['1:SMS_1', 'SMS_1', '9:SMS_1,*:SMS_2', '']) {
    expect(() => readEnv({ DATA_DIR: dataDir, ...aliyun, ALIYUN_SMS_TEMPLATES: wrong })).toThrow(/TEMPLATES/)
  }
})

test.each([
  'http://api.weixin.qq.com',
  'https://user@api.weixin.qq.com',
  'ftp://127.0.0.1',
  'http://127.0.0.1.evil.example',
  'http://10.0.0.1',
  'api.weixin.qq.com',
])('the base %s is refused: secrets are sent there', (base) => {
  expect(() => readEnv({ DATA_DIR: dataDir, WX_API_BASE: base })).toThrow(/WX_API_BASE/)
})
