import { escapeHtml } from '../../text/escape-html.ts'

/** Terms as plain text in sections. `{company}` and `{community}` are replaced by the configured names. */
export interface TermsText {
  termsType: number
  title: string
  version: string
  /** ISO instant. */
  effectiveAt: string
  opening: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

/** The only HTML that terms consist of: headings and paragraphs around escaped text. */
export function termsHtml(terms: TermsText): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const sections = terms.sections.map(
    ({ heading, paragraphs }) => `<h2>${escapeHtml(heading)}</h2>\n${paragraphs.map(paragraph).join('\n')}`,
  )
  return [paragraph(terms.opening), ...sections].join('\n')
}

/** Terms as members read them, and agree to them: with the configured names. */
export function nameCompany(
  html: string,
  names: { copyrightCompany: string; communityName: string },
): string {
  return html
    .replaceAll('{company}', escapeHtml(names.copyrightCompany))
    .replaceAll('{community}', escapeHtml(names.communityName))
}
