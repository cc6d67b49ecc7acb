// The libraries are published half compiled. The command line of Angular would finish them at build time.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { configure, type AssessEventMap } from 'assess-store-elements';
import 'assess-store-elements/quick-order';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <h1>Angular application</h1>
    <button (click)="heading.set('Second heading')">Rename</button>
    <button (click)="turn()">Swap</button>
    <section>
      @for (part of parts(); track part) {
        @if (part === 'order') {
          <assess-quick-order
            [heading]="heading()"
            [headingLevel]="3"
            (assess-cart-added)="keep($event)"
          ></assess-quick-order>
        } @else {
          <p>A note</p>
        }
      }
    </section>
    <output>{{ added() }}</output>
  </main>`,
})
class App {
  heading = signal('First heading');
  parts = signal(['order', 'note']);
  added = signal('');

  turn(): void {
    this.parts.update((parts) => [...parts].reverse());
  }

  keep(event: AssessEventMap['assess-cart-added']): void {
    this.added.set(event.detail.lines.map(({ code }) => code).join());
    // @ts-expect-error -- the detail has no such field
    void event.detail.rows;
  }
}

const commerceBase = new URLSearchParams(location.search).get('commerce') ?? '/commerce';
configure({ commerceBase, locale: 'en-us' });
void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
