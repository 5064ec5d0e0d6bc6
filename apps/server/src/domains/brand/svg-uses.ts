interface Drawn {
  name: string
  /** Ids of elements that it draws again: `use`, patterns, masks, gradients. */
  uses: string[]
  children: Drawn[]
  hasClass: boolean
}

const references = (text: string): string[] =>
  [...text.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id = '']) => id)

const gradients: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])

/** Counts how often elements of an SVG are drawn, so that a picture of few elements does not become one of billions. */
export class SvgUses {
  readonly #root: Drawn = { name: '', uses: [], children: [], hasClass: false }
  readonly #open: Drawn[] = [this.#root]
  readonly #byId = new Map<string, Drawn>()
  readonly #ofStyles: string[] = []

  open(name: string, given: Record<string, string>): void {
    const link = given['href'] ?? given['xlink:href']
    const uses = Object.values(given).flatMap(references)
    if (link !== undefined) uses.push(link.slice(1))
    const drawn: Drawn = { name, uses, children: [], hasClass: 'class' in given }
    this.#open.at(-1)?.children.push(drawn)
    this.#open.push(drawn)
    const { id } = given
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, drawn)
  }

  close(): void {
    if (this.#open.length > 1) this.#open.pop()
  }

  /** Which elements a rule of a style sheet is for is not known here. */
  addStyle(text: string): void {
    this.#ofStyles.push(...references(text))
  }

  /** Whether everything that is drawn, again and again, is within a number, and nothing draws itself. */
  areFew(max: number): boolean {
    // Clips may be nested by rules for kinds of elements, as often as the product of what they draw.
    let clipped = 1
    for (const id of new Set(this.#ofStyles)) {
      const target = this.#byId.get(id)
      if (target === undefined || gradients.has(target.name)) continue
      if (!isPlainClip(target)) return false
      clipped *= Math.max(1, this.#count(target, max) - 1)
    }
    return clipped <= max && this.#count(this.#root, max) <= max
  }

  #count(from: Drawn, max: number): number {
    const counted = new Map<Drawn, number>()
    const under = new Set<Drawn>()
    const count = (drawn: Drawn): number => {
      const known = counted.get(drawn)
      if (known !== undefined) return known
      if (under.has(drawn)) return Number.POSITIVE_INFINITY
      under.add(drawn)
      const used = drawn.uses.flatMap((id) => this.#byId.get(id) ?? [])
      let sum = 1
      for (const one of [...drawn.children, ...used]) sum = Math.min(sum + count(one), max + 1)
      under.delete(drawn)
      counted.set(drawn, sum)
      return sum
    }
    return count(from)
  }
}

/** A clip of shapes that name nothing else. */
const isPlainClip = ({ name, children }: Drawn): boolean => name === 'clipPath' && children.every(isShape)

const isShape = ({ uses, children, hasClass }: Drawn): boolean =>
  uses.length === 0 && !hasClass && children.every(isShape)
