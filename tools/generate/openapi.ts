import * as z from 'zod'
import {
  declaredMethods,
  errorCatalogue,
  type ErrorName,
  gateErrors,
  isOfConsole,
  type Access,
  type Method,
  requestTimeoutMs,
  services,
} from '@guangquan/contract'

export const name = 'OpenAPI document'

const productKey = 'guangquan'

/** The OpenAPI 3.1 document of every call, from the contract alone. */
export async function generate(): Promise<Map<string, string>> {
  return new Map([['docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`]])
}

function openApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guangquan',
      version: '1',
      description: `Every call is \`POST /api/services/{product}/{Service}/{Method}\` with a signed JSON body and returns an envelope. docs/api.md says how to sign, page and upload. A client waits ${requestTimeoutMs / 1000} s at most.`,
    },
    servers: [{ url: `/api/services/${productKey}` }],
    tags: Object.keys(services).map((service) => ({ name: service })),
    paths: Object.fromEntries(
      declaredMethods.map((method) => [
        `/${method.service}/${method.name}`,
        { post: operation(method), ...ofConsole(method) },
      ]),
    ),
    components: { securitySchemes, schemas: { Failure: failureSchema } },
  }
}

function operation(method: Method) {
  const { service, access, summary, maxKiB, limit } = method
  const refusal = refusalsOf(access)
  const errors = [...new Set<ErrorName>([...method.errors, ...refusal, ...gateErrors])]
  return {
    operationId: `${service}.${method.name}`,
    tags: [service],
    summary,
    description: [
      accessText(access),
      method.write ? 'A write: acts once for each `requestId`.' : '',
      limit === 'none' ? '' : `Rate class \`${limit}\`.`,
      maxKiB === 256 ? '' : `Body up to ${maxKiB} KiB.`,
      `Errors: ${errors.map((error) => `${errorCatalogue[error].code} ${error}`).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    security: [securityOf(access)],
    requestBody: { required: true, content: json(schemaOf(method.input, 'input')) },
    responses: {
      '200': {
        description: 'Success, or a business error.',
        content: json({ anyOf: [envelope(schemaOf(method.output, 'output')), reference] }),
      },
      default: { description: 'Refused before or while it ran.', content: json(reference) },
    },
  }
}

// Calls of the console lie under another path than the document's.
function ofConsole(method: Method) {
  return isOfConsole(method) ? { servers: [{ url: `/api/console/${productKey}` }] } : {}
}

function refusalsOf(access: Access): ErrorName[] {
  if (access === 'console') return ['Forbidden']
  if (typeof access === 'string') return []
  return access.confirmed ? ['Forbidden', 'ConfirmationNeeded'] : ['Forbidden']
}

function securityOf(access: Access): Record<string, []> {
  if (access === 'public' || access === 'console') return { signature: [] }
  if (access === 'member') return { signature: [], token: [], userId: [], browser: [] }
  return { signature: [], staff: [] }
}

function accessText(access: Access): string {
  if (access === 'console') return 'Open to whoever may reach the console.'
  if (typeof access !== 'string') {
    const recently = access.confirmed ? ', within five minutes of a confirmation' : ''
    return `For staff: ${access.roles.join(', ')}${recently}.`
  }
  return access === 'member' ? 'Needs a session.' : 'Open to visitors.'
}

const reference = { $ref: '#/components/schemas/Failure' }
const json = (schema: unknown) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function envelope(result: unknown) {
  return {
    type: 'object',
    properties: {
      code: { const: 200 },
      success: { const: true },
      message: { type: 'string' },
      error: { type: 'null' },
      result,
    },
    required: ['code', 'success', 'message', 'error', 'result'],
  }
}

const failureSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'Never 200; 400 for wrong input.' },
    success: { const: false },
    message: { type: 'string' },
    error: {
      type: 'object',
      properties: {
        code: { enum: Object.values(errorCatalogue).map((error) => error.code) },
        name: { enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        details: { type: 'object' },
        traceId: { type: 'string' },
      },
      required: ['code', 'name', 'message'],
    },
    result: { type: 'null' },
  },
  required: ['code', 'success', 'message', 'error', 'result'],
}

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })
const securitySchemes = {
  signature: header('x-signature', 'With x-app-id, x-timestamp and x-nonce; see docs/api.md.'),
  token: header('x-user-token', 'The session token.'),
  userId: header('x-user-id', 'The member the token belongs to.'),
  browser: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Companion of the token.' },
  staff: { type: 'apiKey', in: 'cookie', name: '__Secure-staff', description: 'Session of the console.' },
}
