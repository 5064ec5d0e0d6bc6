import { Visitor } from 'rolldown/utils'
import { finding } from './project.ts'
import type { Finding, Project } from './project.ts'

const folder = 'apps/admin/src/'

/** Components that close over a form without asking; `FormDialog` and `FormDrawer` ask first. */
const dialogs = new Set(['Modal', 'Drawer'])

/** Files with other dialogs, and why no input can be lost there. */
const ownDialogs: Readonly<Record<string, string>> = {
  'parts/acts/form-dialog.tsx': 'asks',
  'parts/pdf/pdf-dialog.tsx': 'shows pages',
  'parts/page/preview-dialog.tsx': 'shows a text',
  'pages/account/recovery-section.tsx': 'shows codes, and is closed by its button alone',
  'pages/audit/change-cell.tsx': 'shows what was changed',
  'pages/banners/banners-page.tsx': 'shows figures',
  'pages/contests/press-dialog.tsx': 'shows a text',
  'pages/jury/desk.tsx': 'says that judging is paused',
  'pages/questionnaires/share-dialog.tsx': 'shows a link',
  'pages/terms/text-dialog.tsx': 'shows a text',
  'pages/words/try-dialog.tsx': 'a text is tried and never saved',
  'shell/code-dialog.tsx': 'a code that is valid for half a minute',
  'shell/frame.tsx': 'the menu',
  'shell/quick-search.tsx': 'what is looked for',
  'shell/sign-in-again.tsx': 'cannot be closed',
}

/** Fields for text or files. */
const written = new Set(['Input', 'InputNumber', 'Upload', 'DatePicker', 'ColorPicker', 'Mentions'])

/** Files that handle input themselves, and why it cannot be lost. */
const ownFields: Readonly<Record<string, string>> = {
  'pages/brand/colour-field.tsx': 'a field of a form',
  'pages/contests/rule-trial.tsx': 'photographs are tried and never saved',
  'pages/presents/grant-dialog.tsx': 'a field of a form',
  'pages/entrance/entrance-desk.tsx': 'a code that is looked for',
  'pages/galleries/hung-work.tsx': 'a part of the hanging, which says what is not saved',
  'parts/fields/body-field.tsx': 'a field of a form',
  'pages/questionnaires/builder/amount-fields.tsx': 'a part of the builder, which says what is not saved',
  'pages/questionnaires/builder/options-editor.tsx': 'a part of the builder, which says what is not saved',
  'pages/questionnaires/builder/question-editor.tsx': 'a part of the builder, which says what is not saved',
  'pages/questionnaires/builder/rows-editor.tsx': 'a part of the builder, which says what is not saved',
  'parts/fields/day-field.tsx': 'a field of a form',
  'parts/fields/moment-field.tsx': 'a field of a form',
  'parts/fields/picture-field.tsx': 'a field of a form',
  'parts/fields/pictures-field.tsx': 'a field of a form',
  'parts/tables/code-search.tsx': 'a code that is looked for',
  'pages/products/shipments.tsx': 'a number that is looked for',
  'pages/overview/overview-page.tsx': 'the days that are shown',
  'pages/words/tried-text.tsx': 'a text is tried and never saved',
  'parts/tables/day-range-filter.tsx': 'a filter, in the address',
  'parts/tables/filters.tsx': 'filters, in the address',
}

/**
 * Every form of the console asks before input would be lost: it is a `SentForm`, is in a `FormDialog` or `FormDrawer`,
 * or reports its state with `useUnsaved`.
 */
export function consoleFormsAsk(project: Project): Finding[] {
  return project.sources
    .filter(({ path }) => path.startsWith(folder))
    .flatMap((source) => {
      const file = source.path.slice(folder.length)
      const found: Finding[] = []
      const saysUnsaved = source.imports.some(({ specifier }) => specifier.endsWith('/unsaved.tsx'))
      const say = (at: number, message: string): void => void found.push(finding(source, at, message))
      new Visitor({
        JSXOpeningElement({ name, attributes, start }) {
          const root = name.type === 'JSXMemberExpression' ? name.object : name
          if (root.type !== 'JSXIdentifier') return
          const isWhole = name.type === 'JSXIdentifier'
          if (isWhole && root.name === 'Form' && file !== 'parts/acts/sent-form.tsx')
            say(start, 'a form of its own does not ask before it is left; use SentForm')
          if (isWhole && dialogs.has(root.name) && !Object.hasOwn(ownDialogs, file))
            say(start, `a ${root.name} closes without a question; use FormDialog or FormDrawer`)
          const isHandled = attributes.some(
            (one) =>
              one.type === 'JSXAttribute' &&
              one.name.type === 'JSXIdentifier' &&
              ['onChange', 'beforeUpload'].includes(one.name.name),
          )
          if (isHandled && written.has(root.name) && !saysUnsaved && !Object.hasOwn(ownFields, file))
            say(start, 'what is written here is lost without a question; use SentForm or useUnsaved')
        },
      }).visit(source.program)
      return found
    })
}
