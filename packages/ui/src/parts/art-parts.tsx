import { drawFrame, frameNames } from '../artwork/frame-art.ts'
import { drawMedal, medalNames } from '../artwork/medal-art.ts'
import { PartSection } from './part-section.tsx'

/** Grey, bronze, silver, gold. */
const metals = [0, 1, 2, 3] as const

/** Medals and frames in the sizes in which they are shown, to be looked at together. */
export function ArtParts() {
  return (
    <>
      <PartSection name="勋章，24、48 和 160 像素">
        {[24, 48].map((size) =>
          metals.map((metal) => (
            <div key={`${size} ${metal}`} className="flex flex-wrap gap-2">
              {medalNames
                .filter((name) => name !== 'hidden' || metal === 0)
                .map((name) => (
                  <Drawing key={name} svg={drawMedal(name, metal)} size={size} />
                ))}
            </div>
          )),
        )}
        <div className="flex flex-wrap gap-4">
          {medalNames.map((name, place) => (
            <Drawing
              key={name}
              svg={drawMedal(name, name === 'hidden' ? 0 : (metals[1 + (place % 3)] ?? 1))}
              size={160}
            />
          ))}
        </div>
      </PartSection>
      <PartSection name="头像框，24、48 和 160 像素">
        {[24, 48, 160].map((size) => (
          <div key={size} className="flex flex-wrap gap-4">
            {frameNames.map((name) => (
              <Drawing key={name} svg={drawFrame(name)} size={size} />
            ))}
          </div>
        ))}
      </PartSection>
    </>
  )
}

function Drawing({ svg, size }: { svg: string; size: number }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
