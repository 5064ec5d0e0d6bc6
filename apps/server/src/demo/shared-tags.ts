/** Tags that fit several photographs, in addition to each photograph's own: file names without `.jpg`. */
const sharedTags: Readonly<Record<string, string>> = {
  光影: 'facade-noon crosswalk spiral forest bamboo autumn-hills alp-dawn fire-peak dune-dusk morandi coffee bottles sea-dusk karst-dawn soap-bubble cloud-sea flower',
  逆光: 'dandelion forest starlings wires tea-steam ridge-dawn sea-dusk feather boat bamboo portrait-green',
  几何: 'white-ribs salt-pans bridge-blue terraces pool window-wall city-grid crosswalk window-dusk roof-snow ferris-wheel dune-bw',
  倒影: 'karst-dawn terraces boat fog-pier long-exposure bridge-blue neon-rain sea-moon',
  夜色: 'fireworks ferris-wheel metro-run city-grid neon-rain rain-window skyline-moon light-trails aurora bridge-blue lightning',
  山峦: 'autumn-hills cloud-sea alp-blue alp-green karst-dawn moon-ridge fire-peak tea-hills alp-dawn lake-mirror terraces light-trails',
  极简: 'boat wedge half-moon morandi dune-bw sea-moon ridge-ink feather balloons white-ribs snow-drift wires',
  蓝调: 'sea-jade blue-ice jellyfish skyline moon-ridge sea-moon light-trails ridge-violet skyline-moon snow-forest milky-way',
  俯拍: 'snow-forest terraces forest-road salt-pans city-grid delta roof-snow oil-drops rain-pond',
  纹理: 'leaf-veins danxia dune-bw dune-dusk salt-pans oil-drops sea-jade roof-snow snow-drift starlings window-wall bamboo',
  散景: 'dew flower soap-bubble leaf-veins reed-light lanterns neon-rain portrait-night tea-steam',
  长曝: 'star-trail metro-run fireworks fog-pier sea-storm ferris-wheel lightning aurora milky-way skyline',
  晨雾: 'forest terraces fog-pier ridge-ink bamboo alp-green cloud-sea ridge-dawn lake-mirror',
  日落: 'dune-dusk ridge-violet starlings wires sail-glitter skyline reed-light window-dusk crosswalk window-wall',
  黑白: 'dune-bw fog-pier snow-tree wedge',
  海: 'sail-glitter shore long-exposure',
  月亮: 'sea-moon',
  雪: 'snow-drift moon-ridge alp-bw',
  雪山: 'alp-green',
}

/** Possible tags of a photograph, its own first. */
export function tagsOf({ file, tags }: { file: string; tags: string[] }): string[] {
  const name = file.replace(/\.\w+$/, '')
  const shared = Object.entries(sharedTags).flatMap(([tag, files]) =>
    files.split(' ').includes(name) && !tags.includes(tag) ? [tag] : [],
  )
  return [...tags, ...shared]
}
