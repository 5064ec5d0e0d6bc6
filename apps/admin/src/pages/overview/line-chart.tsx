import { theme } from 'antd'
import { LineChart as Lines } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import { useIsDark } from '../../platform/theme.ts'
import type { Series } from './series.ts'

use([Lines, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

// Okabe and Ito: distinguishable with any colour vision; marks differ too.
const colours = { light: ['#0072b2', '#b35900', '#007a5a'], dark: ['#56b4e9', '#e69f00', '#3ecf9f'] }
const marks = ['circle', 'triangle', 'rect'] as const

interface LineChartProps {
  /** The chart in words. */
  label: string
  days: readonly string[]
  series: readonly (Series & { name: string })[]
  text: (value: number) => string
  isWhole: boolean
  max?: number | undefined
}

/** Values by day; of the first also those before, dashed. */
export function LineChart({ label, days, series, text, isWhole, max }: LineChartProps) {
  const isDark = useIsDark()
  const { token } = theme.useToken()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (element.current === null) return undefined
    const chart = init(element.current, null, { renderer: 'svg' })
    const palette = isDark ? colours.dark : colours.light
    const [first] = series
    const lines = series.map(({ name, values }, at) => ({
      type: 'line' as const,
      name,
      data: [...values],
      symbol: marks[at % marks.length] ?? 'circle',
      showSymbol: values.length <= 31,
      symbolSize: 6,
      itemStyle: { color: palette[at % palette.length] ?? '' },
      lineStyle: { width: 2 },
    }))
    const before = {
      type: 'line' as const,
      name: `之前的${first?.name ?? ''}`,
      data: [...(first?.before ?? [])],
      showSymbol: false,
      itemStyle: { color: token.colorTextTertiary },
      lineStyle: { width: 1.5, type: 'dashed' as const },
    }
    const axisText = { color: token.colorTextTertiary, fontFamily: token.fontFamily }
    chart.setOption({
      animation: false,
      textStyle: { fontFamily: token.fontFamily },
      grid: { left: 4, right: 12, top: 36, bottom: 4, containLabel: true },
      legend: { top: 0, left: 0, icon: 'roundRect', itemHeight: 4, itemWidth: 16, textStyle: axisText },
      tooltip: {
        trigger: 'axis',
        renderMode: 'richText',
        backgroundColor: token.colorBgElevated,
        borderColor: token.colorBorder,
        textStyle: { color: token.colorText, fontFamily: token.fontFamily },
        valueFormatter: (value: unknown) => (typeof value === 'number' ? text(value) : '—'),
      },
      xAxis: {
        type: 'category',
        data: days.map((day) => day.slice(5)),
        boundaryGap: false,
        axisLabel: { ...axisText, hideOverlap: true },
        axisLine: { lineStyle: { color: token.colorBorder } },
        axisTick: { show: false },
      },
      yAxis: {
        type: 'value',
        axisLabel: { ...axisText, formatter: text },
        splitNumber: 3,
        minInterval: isWhole ? 1 : 0,
        ...(max === undefined ? {} : { max }),
        splitLine: { lineStyle: { color: token.colorBorderSecondary } },
      },
      series: [before, ...lines],
    })
    const observer = new ResizeObserver(() => chart.resize())
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      chart.dispose()
    }
  }, [days, series, text, isWhole, max, isDark, token])
  return <div ref={element} role="img" aria-label={label} style={{ width: '100%', height: '100%' }} />
}
