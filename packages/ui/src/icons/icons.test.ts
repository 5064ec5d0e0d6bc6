import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { iconList } from './icon-list.ts'

type PhosphorModule = Record<string, ComponentType<{ weight: string }>>

async function pathOf(name: string, weight: string): Promise<string> {
  const module: PhosphorModule = await import(/* @vite-ignore */ `@phosphor-icons/react/dist/ssr/${name}`)
  const component = module[name]
  if (!component) throw new Error(`The icon set has no ${name}`)
  const markup = renderToStaticMarkup(createElement(component, { weight }))
  const paths = [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length === 0) throw new Error(`${name} in ${weight} is not drawn with paths`)
  return paths.join('')
}

function fileName(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
}

describe('icons', () => {
  for (const [name, weights] of Object.entries(iconList)) {
    it(`${name} is the drawing of the icon set`, async () => {
      const drawings = await Promise.all(
        weights.map(async (weight) => `  ${weight}: '${await pathOf(name, weight)}',`),
      )
      const source = [
        "import { drawIcon } from './draw-icon.tsx'",
        '',
        `export const ${name}Icon = /* @__PURE__ */ drawIcon('${name}Icon', {`,
        ...drawings,
        `}, '${weights[0]}')`,
        '',
      ].join('\n')
      await expect(source).toMatchFileSnapshot(`./${fileName(name)}.gen.ts`)
    })
  }

  it('the door lists every icon', async () => {
    const lines = Object.keys(iconList).map(
      (name) => `export { ${name}Icon } from './${fileName(name)}.gen.ts'`,
    )
    const source = [...lines, "export type { IconProps } from './draw-icon.tsx'", ''].join('\n')
    await expect(source).toMatchFileSnapshot('./index.gen.ts')
  })
})
