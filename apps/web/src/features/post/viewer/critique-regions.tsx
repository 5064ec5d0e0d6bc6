import { RegionLayer } from './region-layer.tsx'
import type { Critiques } from './use-critiques.ts'

/** Over the photograph: the region being drawn, otherwise those of its critiques. */
export function CritiqueRegions({ critiques, frame }: { critiques: Critiques; frame: number }) {
  const { pins, chosen, setChosen, drawn, setDrawn } = critiques
  const isDrawing = drawn !== null
  return (
    <RegionLayer
      pins={isDrawing ? [] : pins.filter((pin) => pin.frame === frame)}
      chosen={chosen}
      onChoose={setChosen}
      drawn={drawn}
      onDraw={isDrawing ? setDrawn : undefined}
    />
  )
}
