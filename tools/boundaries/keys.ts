import { Visitor } from 'rolldown/utils'
import { finding, isTest } from './project.ts'
import type { Finding, Project, Source } from './project.ts'

const helper = 'packages/ui/src/keys/pressed-key.ts'
const folders = ['apps/web/src/', 'apps/admin/src/', 'packages/ui/src/']
/** Properties of a keyboard event that name its key. */
const says = new Set(['key', 'code', 'keyCode', 'which', 'isComposing'])
const handles = /^onKey(?:Down|Up|Press)(?:Capture)?$/
const listens = /^key(?:down|up|press)$/
const advice = `read the key by pressedKey of ${helper}: one that an input method took is nobody else's`

interface Place {
  start: number
  end: number
}
type Param = Place & { type: string; name?: string; typeAnnotation?: Place | null | undefined }

/**
 * Keys are read by one helper: an input method takes some of them to choose characters with, and no event says so in
 * the same way in all browsers.
 */
export function keysByOneHelper(project: Project): Finding[] {
  return project.sources
    .filter(
      ({ path }) => folders.some((folder) => path.startsWith(folder)) && path !== helper && !isTest(path),
    )
    .flatMap(readsOf)
}

function readsOf(source: Source): Finding[] {
  const handlers = new Set<number>()
  const events: (Place & { name: string })[] = []
  const found: Finding[] = []
  const say = (at: number): void => void found.push(finding(source, at, advice))
  const textOf = ({ start, end }: Place) => source.text.slice(start, end)

  function take(node: Place & { params: readonly Param[] }): void {
    const [first] = node.params
    if (first === undefined) return
    const annotation = first.typeAnnotation == null ? '' : textOf(first.typeAnnotation)
    if (!/Keyboard|KeyPress/.test(annotation) && !handlers.has(node.start)) return
    if (first.type === 'Identifier') events.push({ name: first.name ?? '', start: node.start, end: node.end })
    else if (/[{,]\s*(?:key|code|keyCode|which|isComposing)\b/.test(textOf(first))) say(first.start)
  }
  // A node is entered before what it contains.
  new Visitor({
    JSXAttribute({ name, value }) {
      if (
        name.type === 'JSXIdentifier' &&
        handles.test(name.name) &&
        value?.type === 'JSXExpressionContainer'
      )
        handlers.add(value.expression.start)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && handles.test(key.name)) handlers.add(value.start)
    },
    CallExpression({ callee, arguments: [event, handler] }) {
      const named =
        callee.type === 'Identifier' ? callee : callee.type === 'MemberExpression' ? callee.property : null
      if (named?.type !== 'Identifier' || named.name !== 'addEventListener') return
      if (event?.type === 'Literal' && listens.test(String(event.value)) && handler !== undefined)
        handlers.add(handler.start)
    },
    ArrowFunctionExpression: take,
    FunctionExpression: take,
    FunctionDeclaration: take,
  }).visit(source.program)
  const isEvent = (name: string, at: number) =>
    events.some((event) => event.name === name && event.start <= at && at < event.end)
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (property.type !== 'Identifier' || !says.has(property.name)) return
      const isNative =
        object.type === 'MemberExpression' &&
        object.property.type === 'Identifier' &&
        object.property.name === 'nativeEvent'
      if (isNative || (object.type === 'Identifier' && isEvent(object.name, start))) say(start)
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || !isEvent(init.name, start)) return
      const names = id.properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
      )
      if (names.some((name) => says.has(name))) say(start)
    },
  }).visit(source.program)
  return found
}
