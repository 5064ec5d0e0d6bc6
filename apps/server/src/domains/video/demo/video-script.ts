import { demoPerson, type DemoPerson } from '../../../demo/people.ts'

/** A demonstration video made from photographs. */
export interface VideoScript {
  author: DemoPerson
  title: string
  text: string
  /** 1: a work, 2: a lesson. */
  subType: 1 | 2
  ownersOnly: boolean
  tags: string[]
  /** Photographs by file, each shown for a number of seconds. */
  photos: string[]
  secondsEach: number
  /** Whether the view pans over the photographs; lessons do not. */
  moving: boolean
  /** Subtitle of each photograph; empty without one. */
  lines: string[]
  /** Hours before the load at which it was published. */
  hoursAgo: number
}

/**
 * Three videos that show every state of the player: a work, one with subtitles, a lesson for owners; and one whose text
 * has a word that moderators look at first.
 */
export function videoScripts(): VideoScript[] {
  return [
    {
      author: demoPerson('沈一白'),
      title: '雾里看山，一个早晨的三分光',
      text: '五点四十到位，雾比预报里厚。机位没有动，只等它自己散开。',
      subType: 1,
      ownersOnly: false,
      tags: ['延时', '晨雾'],
      photos: ['cloud-sea.jpg', 'alp-dawn.jpg', 'karst-dawn.jpg'],
      secondsEach: 4,
      moving: true,
      lines: [],
      hoursAgo: 5,
    },
    {
      author: demoPerson('林小满'),
      title: '雨夜走了三公里，只按了三次快门',
      text: '一支定焦，一把伞。打开字幕看我当时在想什么。',
      subType: 1,
      ownersOnly: false,
      tags: ['街头', '夜景'],
      photos: ['neon-rain.jpg', 'crosswalk.jpg', 'light-trails.jpg'],
      secondsEach: 4,
      moving: true,
      lines: ['先找光，再等人。', '斑马线是现成的节奏。', '最后一张留给车流。'],
      hoursAgo: 20,
    },
    {
      author: demoPerson('沈一白'),
      title: '风光构图第一课：先决定不要什么',
      text: '六张照片，每张讲一个取舍。机主可以看完整课程。',
      subType: 2,
      ownersOnly: true,
      tags: ['教程'],
      photos: [
        'dune-dusk.jpg',
        'lake-mirror.jpg',
        'forest-road.jpg',
        'boat.jpg',
        'danxia.jpg',
        'milky-way.jpg',
      ],
      secondsEach: 22,
      moving: false,
      lines: [
        '第一张：留白就是主角。',
        '第二张：水平线不要切在正中。',
        '第三张：让路替你指方向。',
        '第四张：小的东西放在三分之一处。',
        '第五张：颜色够了，就别再加形状。',
        '第六张：夜里先对焦，再谈构图。',
      ],
      hoursAgo: 44,
    },
    {
      author: demoPerson('慢门先生'),
      title: '桥上的车流，三十秒一张',
      text: '用了三片减光镜。原片和调色步骤加微信，免费领取。',
      subType: 1,
      ownersOnly: false,
      tags: ['慢门', '夜景'],
      photos: ['bridge-blue.jpg', 'light-trails.jpg', 'long-exposure.jpg'],
      secondsEach: 3,
      moving: true,
      lines: [],
      hoursAgo: 3,
    },
  ]
}
