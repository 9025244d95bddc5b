import { Tabs } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { tabMessages, type TabName } from '../tabs.messages.ts';
import { ClockPanel } from './clock-panel.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { RecordsPanel } from './records-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';
import { WorldsPanel } from './worlds-panel.tsx';

const panels: Record<TabName, ComponentType> = {
  requests: RequestsPanel,
  situations: SituationsPanel,
  worlds: WorldsPanel,
  state: RecordsPanel,
  clock: ClockPanel,
  coverage: CoveragePanel,
};

interface ConsoleTabsProps {
  names: readonly TabName[];
  chosen: TabName;
  onChoose: (name: TabName) => void;
}

/** Panels of the console, one at a time. */
export function ConsoleTabs({ names, chosen, onChoose }: ConsoleTabsProps) {
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={({ value }) => onChoose(value as TabName)}
      variant="line"
      lazyMount
      unmountOnExit
    >
      {/* In rows where they have no room, so that no tab is out of view. */}
      <Tabs.List aria-label={tabMessages.label} flexWrap="wrap">
        {names.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            flex={{ base: names.length > 4 ? '1 0 30%' : '1 0 auto', sm: 'none' }}
            justifyContent="center"
            minH="12"
            px={{ base: '2', sm: '4' }}
            fontWeight="600"
          >
            {tabMessages.names[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => {
        const PanelOf = panels[name];
        return (
          <Tabs.Content key={name} value={name} _horizontal={{ pt: '5' }}>
            <PanelOf />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
