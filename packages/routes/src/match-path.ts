/**
 * Values of a path's parameters, `/post/detail/:id`; undefined if the address does not match. A trailing slash is
 * allowed.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const found = expressionOf(pattern).exec(pathname)
  if (found === null) return undefined
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(found.groups ?? {})) params[name] = decoded(value)
  return params
}

const expressions = new Map<string, RegExp>()

function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern)
  if (expression === undefined) {
    const source = pattern
      .replace(/\/$/, '')
      .replace(/[.]/g, '\\.')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    expression = new RegExp(`^${source}/?$`)
    expressions.set(pattern, expression)
  }
  return expression
}

// Malformed percent encoding is left unchanged rather than failing the page.
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
