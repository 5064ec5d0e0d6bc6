import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { providerMistakes, providerSettings } from './provider-settings.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

function isAddressRange(range: string): boolean {
  const [address = '', bits = '0', more] = range.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= longest
}

const addressRanges = z
  .string()
  .refine((value) => value.split(',').every((range) => isAddressRange(range.trim())), {
    error: 'address ranges like 10.0.0.0/8, separated by commas',
  })

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** All settings of the program. `docs/operations.md` describes each; an invalid one prevents the start. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  AUDIT_DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  BASE_URL: url(['http:', 'https:']).optional(),
  FILE_ORIGIN: url(['http:', 'https:']).optional(),
  TRUST_PROXY: addressRanges.optional(),
  SHOP_ADDRESSES: addressRanges.optional(),
  CONSOLE_ADDRESSES: addressRanges.optional(),
  METRICS_ADDRESSES: addressRanges.optional(),
  DEMO: z.enum(['auto', 'light', 'off']).default('auto'),
  DEMO_PHOTOS: z.string().refine(isFolder, 'an existing folder').optional(),
  ALERT_MAIL: z.email('a mail address').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_TIME: z.enum(['epoch', 'text']).default('epoch'),
  LOG_ADDRESS: flag.default(false),
  PRODUCT_KEY: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and dashes')
    .default('guangquan'),
  APP_KEY: z.string().min(16, 'at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  ANALYTICS_SRC: url(['https:']).optional(),
  ...providerSettings,
  FFMPEG: z
    .string()
    .refine((value) => ['auto', 'packaged', 'off'].includes(value) || value.startsWith('/'), {
      error: 'auto, packaged, off, or the folder of ffmpeg and ffprobe',
    })
    .default('auto'),
  WORKER: z
    .string()
    .regex(
      /^(?:true|false|[a-z]+\.[a-zA-Z]+(?:,[a-z]+\.[a-zA-Z]+)*)$/,
      'true, false, or names of jobs, separated by commas',
    )
    .default('true'),
  REHEARSAL: flag.default(false),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
})

/** Names of all settings, for the page that lists them. */
export const settingNames: readonly string[] = Object.keys(Settings.shape)

/** Settings as the program uses them. Secrets are 32 random bytes each and never logged. */
export interface Env extends z.output<typeof Settings> {
  dataDir: string
  /** Root key of this installation for HMAC and encryption. */
  secretKey: Buffer
  /** The previous root key during a rotation: only for reading. */
  previousSecretKey: Buffer | null
  /** Public key of the first-party client, which signs requests before there is a session. It proves nothing. */
  appKey: string
  /** Keys that are not given by a setting, but stored in `secrets.json` of the data folder. */
  keysInFile: readonly ('SECRET_KEY' | 'APP_KEY')[]
  isProduction: boolean
}

/** A setting is invalid or missing; the message names each with what is expected. */
export class SettingsError extends Error {}

/**
 * Reads and checks the settings. At the first start, it creates the secrets that no setting gives and stores them with
 * mode 0600 in DATA_DIR.
 * @param options.createsKeys false for a program beside the nodes: new keys would fit nothing
 * @throws SettingsError
 */
export function readEnv(
  source: Record<string, string | undefined> = process.env,
  { createsKeys = true }: { createsKeys?: boolean } = {},
): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { settings, wrong } = parseSettings(given)
  const isProduction = settings.NODE_ENV === 'production'
  const named = new Set(wrong.map(({ name }) => name))
  const others = [
    ...storageMistakes(settings),
    ...providerMistakes(settings, isProduction && !settings.REHEARSAL),
    ...(isProduction ? productionMistakes(settings) : []),
    ...(settings.REHEARSAL ? rehearsalMistakes(settings, isProduction) : []),
  ].filter((line) => !named.has(line.slice(0, line.indexOf(':'))))
  const mistakes = [...wrong.map(({ name, what }) => `${name}: ${what}`), ...new Set(others)]
  if (mistakes.length > 0) throw new SettingsError(['Wrong settings:', ...mistakes].join('\n  '))
  const dataDir = resolve(settings.DATA_DIR)
  const secrets = givenKeys(settings) ?? readSecrets(dataDir, { createsKeys })
  const secretKey = settings.SECRET_KEY ?? secrets.secretKey
  // With a key from the environment, the file's previous key does not apply.
  const fromFile = settings.SECRET_KEY === undefined ? secrets.previousSecretKey : undefined
  const previous = settings.SECRET_KEY_PREVIOUS ?? fromFile
  if (previous === secretKey) {
    throw new SettingsError('Wrong settings:\n  SECRET_KEY_PREVIOUS: the same as SECRET_KEY')
  }
  return {
    ...settings,
    dataDir,
    secretKey: Buffer.from(secretKey, 'hex'),
    previousSecretKey: previous === undefined ? null : Buffer.from(previous, 'hex'),
    appKey: settings.APP_KEY ?? secrets.appKey,
    keysInFile: (['SECRET_KEY', 'APP_KEY'] as const).filter((name) => settings[name] === undefined),
    isProduction,
  }
}

type ParsedSettings = z.output<typeof Settings>

/** Settings and their faults; an invalid one counts as unset, so that one message names all faults. */
function parseSettings(given: Record<string, string | undefined>): {
  settings: ParsedSettings
  wrong: { name: string; what: string }[]
} {
  const parsed = Settings.safeParse(given)
  if (parsed.success) return { settings: parsed.data, wrong: [] }
  const wrong = parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), what: message }))
  const names = new Set(wrong.map(({ name }) => name))
  const right = Object.entries(given).filter(([name]) => !names.has(name))
  return { settings: Settings.parse(Object.fromEntries(right)), wrong }
}

function storageMistakes(settings: ParsedSettings): string[] {
  const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = s3.filter((name) => settings[name] === undefined)
  if (missing.length === 0 || missing.length === s3.length) return []
  return missing.map((name) => `${name}: needed with the other settings of S3`)
}

function productionMistakes(settings: ParsedSettings): string[] {
  const mistakes: string[] = []
  if (settings.BASE_URL === undefined) mistakes.push('BASE_URL: in production the address of the site')
  if (settings.RATE_LIMITS === 'off') mistakes.push('RATE_LIMITS: cannot be off in production')
  return mistakes
}

/** A rehearsal reaches nobody: only simulators may be configured as providers. */
function rehearsalMistakes(settings: ParsedSettings, isProduction: boolean): string[] {
  if (!isProduction) return ['REHEARSAL: is for production, where there are no simulators otherwise']
  const real = [
    ...(settings.SMS_PROVIDER === 'outbox' ? [] : ['SMS_PROVIDER']),
    ...(settings.MAIL_PROVIDER === 'outbox' ? [] : ['MAIL_PROVIDER']),
    ...(['WX_OPEN_APP_ID', 'WX_MP_APP_ID', 'QQ_APP_ID', 'WEIBO_APP_KEY'] as const).filter(
      (name) => settings[name] !== undefined,
    ),
  ]
  return real.map((name) => `${name}: not with REHEARSAL, which simulates every provider`)
}

const rootKey = z.string().regex(/^[0-9a-f]{64}$/)
const Secrets = z.object({
  secretKey: rootKey,
  previousSecretKey: rootKey.optional(),
  appKey: z.string().min(16),
})

/** File of the secrets that no setting gives. */
export function secretsFile(dataDir: string): string {
  return `${dataDir}/secrets.json`
}

function givenKeys({ SECRET_KEY, APP_KEY }: ParsedSettings): z.output<typeof Secrets> | null {
  return SECRET_KEY === undefined || APP_KEY === undefined ? null : { secretKey: SECRET_KEY, appKey: APP_KEY }
}

/** Reads the secrets of a data folder, or creates them. @throws SettingsError when the file is damaged or missing */
export function readSecrets(
  dataDir: string,
  { createsKeys = true }: { createsKeys?: boolean } = {},
): z.output<typeof Secrets> {
  const file = secretsFile(dataDir)
  if (!existsSync(file)) {
    if (!createsKeys) {
      throw new SettingsError(
        `Wrong settings:\n  ${file} is not there: give the settings of the program, DATA_DIR or SECRET_KEY and APP_KEY`,
      )
    }
    mkdirSync(dataDir, { recursive: true })
    const fresh = { secretKey: randomBytes(32).toString('hex'), appKey: randomBytes(16).toString('hex') }
    // 'wx': two concurrent first starts must not overwrite each other's secrets.
    try {
      writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: 'wx' })
      return fresh
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  const parsed = Secrets.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success)
    throw new SettingsError(`Wrong settings:\n  ${file} is damaged; restore it from a backup`)
  return parsed.data
}
