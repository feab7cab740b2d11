import { Gauge, type Registry } from 'prom-client';

export function createGauge(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name: `edgewise_${name}`, help, labelNames, registers: [registry] });
}
