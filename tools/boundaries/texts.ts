import { Visitor } from 'rolldown/utils'
import type { Source } from './project.ts'

/** A piece of text in the code: a string, a part of a template, or text between JSX tags. */
export interface Text {
  value: string
  at: number
  /** Name of the JSX attribute it is the value of. */
  attribute?: string
}

const read = new WeakMap<Source, Text[]>()

/** All texts of a file, without comments, regular expressions, import paths and types. */
export function stringsOf(source: Source): Text[] {
  const known = read.get(source)
  if (known !== undefined) return known
  const texts: Text[] = []
  const notText = new Set<number>()
  new Visitor({
    ImportDeclaration: (node) => void notText.add(node.source.start),
    ExportAllDeclaration: (node) => void notText.add(node.source.start),
    ExportNamedDeclaration: (node) => void (node.source && notText.add(node.source.start)),
    ImportExpression: (node) => void notText.add(node.source.start),
    TSLiteralType: (node) => void notText.add(node.literal.start),
    JSXAttribute(node) {
      if (node.value?.type !== 'Literal' || typeof node.value.value !== 'string') return
      if (node.name.type !== 'JSXIdentifier') return
      notText.add(node.value.start)
      texts.push({ value: node.value.value, at: node.value.start, attribute: node.name.name })
    },
    Literal(node) {
      if (typeof node.value === 'string' && !notText.has(node.start)) {
        texts.push({ value: node.value, at: node.start })
      }
    },
    TemplateElement: (node) =>
      void texts.push({ value: node.value.cooked ?? node.value.raw, at: node.start }),
    JSXText: (node) => void texts.push({ value: node.value, at: node.start }),
  }).visit(source.program)
  read.set(source, texts)
  return texts
}
