import { IconButton } from '@guangquan/ui'
import {
  ChartBarIcon,
  ChatCircleIcon,
  CircleHalfIcon,
  CornersInIcon,
  CornersOutIcon,
  DownloadSimpleIcon,
  InfoIcon,
  MagnifyingGlassMinusIcon,
  MagnifyingGlassPlusIcon,
  XIcon,
} from '@guangquan/ui/icons'

interface ViewerBarProps {
  place: string
  title: string
  /** 1 is 100 %. */
  scale: number
  isFitted: boolean
  backgroundLabel: string
  histogram: boolean
  panel: 'facts' | 'critique' | null
  critiques: boolean
  /** The viewer may download the photograph. */
  downloads: boolean
  /** Whether full screen is active; null if the browser does not support it. */
  fullScreen: boolean | null
  act: (action: ViewerAction) => void
}

export type ViewerAction =
  | 'close'
  | 'in'
  | 'out'
  | 'fit'
  | 'full'
  | 'ground'
  | 'histogram'
  | 'facts'
  | 'critique'
  | 'screen'
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'open'
  | 'download'

/** The tool bar of the viewer; every button has a key. */
export function ViewerBar(props: ViewerBarProps) {
  const { act, panel } = props
  return (
    <header className="viewer-bar">
      <p className="viewer-title">
        <span className="ui-print">{props.place}</span>
        <span className="truncate">{props.title}</span>
      </p>
      <div className="viewer-tools" role="toolbar" aria-label="看图工具">
        <IconButton
          className="viewer-wide-only"
          label="缩小"
          title="缩小（-）"
          icon={<MagnifyingGlassMinusIcon size={20} />}
          clickDebounceMs={0}
          onClick={() => act('out')}
        />
        <button
          type="button"
          className="viewer-scale ui-print"
          title="适合窗口（0）或 100%（1）"
          aria-label={`当前 ${percent(props.scale)}，${props.isFitted ? '看 100%' : '适合窗口'}`}
          onClick={() => act(props.isFitted ? 'full' : 'fit')}
        >
          {percent(props.scale)}
        </button>
        <IconButton
          className="viewer-wide-only"
          label="放大"
          title="放大（+）"
          icon={<MagnifyingGlassPlusIcon size={20} />}
          clickDebounceMs={0}
          onClick={() => act('in')}
        />
        <IconButton
          label={`背景：${props.backgroundLabel}`}
          title="背景（b）"
          icon={<CircleHalfIcon size={20} />}
          clickDebounceMs={0}
          onClick={() => act('ground')}
        />
        <IconButton
          label="直方图"
          title="直方图（h）"
          aria-pressed={props.histogram}
          icon={<ChartBarIcon size={20} />}
          onClick={() => act('histogram')}
        />
        <IconButton
          label="拍摄参数"
          title="拍摄参数（i）"
          aria-pressed={panel === 'facts'}
          icon={<InfoIcon size={20} />}
          onClick={() => act('facts')}
        />
        {props.critiques ? (
          <IconButton
            label="圈点点评"
            title="圈点点评（c）"
            aria-pressed={panel === 'critique'}
            icon={<ChatCircleIcon size={20} />}
            onClick={() => act('critique')}
          />
        ) : null}
        {props.downloads ? (
          <IconButton
            className="viewer-wide-only"
            label="下载 JPEG"
            title="下载 JPEG（d）"
            icon={<DownloadSimpleIcon size={20} />}
            onClick={() => act('download')}
          />
        ) : null}
        {props.fullScreen === null ? null : (
          <IconButton
            label={props.fullScreen ? '退出全屏' : '全屏'}
            title={props.fullScreen ? '退出全屏（f）' : '全屏（f）'}
            icon={props.fullScreen ? <CornersInIcon size={20} /> : <CornersOutIcon size={20} />}
            clickDebounceMs={0}
            onClick={() => act('screen')}
          />
        )}
        <IconButton
          label="关闭"
          title="关闭（Esc）"
          icon={<XIcon size={20} />}
          onClick={() => act('close')}
        />
      </div>
    </header>
  )
}

function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
