import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html'

const figureNames = ['data-photo', 'data-product', 'data-video', 'data-placeholder'] as const

const to = (tagName: string): Transformer => sanitizeHtml.simpleTransform(tagName, {}, false)

/**
 * The tags and attributes that pass the first stage: names only, no style, class, id, event or embed. Equivalent tags
 * of other editors (Word, WeChat) are renamed first.
 */
export const allowList: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'figure', 'figcaption', 'a'],
  allowedAttributes: { a: ['href'], figure: [...figureNames] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  allowedClasses: {},
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  // Removed with their content: none of these contains text.
  nonTextTags: (
    'script style textarea option noscript template title head xmp noembed noframes iframe object embed svg math ' +
    'select button audio video canvas'
  ).split(' '),
  nestingLimit: 40,
  enforceHtmlBoundary: false,
  transformTags: {
    b: to('strong'),
    h1: to('h2'),
    h4: to('h3'),
    h5: to('h3'),
    h6: to('h3'),
    div: to('p'),
    section: to('p'),
    article: to('p'),
    pre: to('p'),
    dt: to('p'),
    dd: to('p'),
    tr: to('p'),
  },
}
